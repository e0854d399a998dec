import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../lib/site.ts";

interface FilmFieldProps {
  readonly link: string;
  readonly onChange: (link: string) => void;
}

/** The address of a film, where the installation shows films of other hosts, or the article has one already. */
export function FilmField({ link, onChange }: FilmFieldProps) {
  const hosts = useQuery(siteQuery).data?.videoHosts ?? [];
  if (hosts.length === 0 && !link) return null;
  return (
    <TextInput
      label="Film"
      description={`Its address, at ${hosts.join(" or ") || "a host that is not shown from any more"}. It plays once a reader presses Play`}
      inputMode="url"
      placeholder="https://"
      maxLength={500}
      value={link}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
