import { Box, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { siteQuery } from "../../lib/site.ts";

interface WriteToUsProps {
  /** The way to the admins where the operator has given no e-mail. */
  readonly form: ReactNode;
}

/** The addresses of this installation, where somebody looks for them: the same as at the foot of the page. */
export function WriteToUs({ form }: WriteToUsProps) {
  const site = useQuery(siteQuery).data;
  if (!site) return null;
  return (
    <Box mb="2.25rem">
      {site.contactEmail ? (
        <Button component="a" href={`mailto:${site.contactEmail}`}>
          Write to {site.contactEmail}
        </Button>
      ) : (
        form
      )}
      {site.postalAddress && (
        <Text component="address" mt="lg" style={{ whiteSpace: "pre-line", fontStyle: "normal" }}>
          {`By post:\n${site.postalAddress}`}
        </Text>
      )}
    </Box>
  );
}
