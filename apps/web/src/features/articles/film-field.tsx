import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../lib/site.ts";
import { BesideText } from "./beside-text.tsx";

interface FilmFieldProps {
  readonly link: string;
  readonly onChange: (link: string) => void;
}

/** Which film belongs to the article, where the installation shows films, or the article has one already. */
export function FilmField({ link, onChange }: FilmFieldProps) {
  const { videoHosts = [], films = [] } = useQuery(siteQuery).data ?? {};
  if (videoHosts.length + films.length === 0 && !link) return null;
  const places = [
    videoHosts.length > 0 && `its address, at ${videoHosts.join(" or ")}`,
    films.length > 0 && `the name of one on this server: ${films.join(", ")}`,
  ].filter(Boolean);
  const said = places.join("; or ") || "its address, at a host that is not shown from any more";
  return (
    <BesideText name="Film" filled={link}>
      <TextInput
        label="Film"
        description={`${said.charAt(0).toUpperCase()}${said.slice(1)}. It plays once a reader presses Play`}
        placeholder={videoHosts.length > 0 ? "https://" : ""}
        maxLength={500}
        value={link}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </BesideText>
  );
}
