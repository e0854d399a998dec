import { Box, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../nouns/site.ts";

/** The addresses of this installation, where somebody looks for them: the same as at the foot of the page. */
export function WriteToUs() {
  const site = useQuery(siteQuery).data;
  if (!site) return null;
  return (
    <Box mb="2.25rem">
      <Button component="a" href={`mailto:${site.contactEmail}`}>
        Write to {site.contactEmail}
      </Button>
      {site.postalAddress && (
        <Text component="address" mt="lg" style={{ whiteSpace: "pre-line", fontStyle: "normal" }}>
          {`By post:\n${site.postalAddress}`}
        </Text>
      )}
    </Box>
  );
}
