import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../lib/site.ts";

/** The e-mail address of this installation, where somebody looks for it. */
export function WriteToUs() {
  const email = useQuery(siteQuery).data?.contactEmail;
  if (!email) return null;
  return (
    <Button component="a" href={`mailto:${email}`} mb="2.25rem">
      Write to {email}
    </Button>
  );
}
