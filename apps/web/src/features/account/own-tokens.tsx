import { Text, Title } from "@mantine/core";
import { LinkButton } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** The way to one's tokens for programs. */
export function OwnTokensSheet() {
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        API tokens
      </Title>
      <Text mb="md">For programs of yours that read messages, or your own data, in your name.</Text>
      <LinkButton to="/account/tokens" variant="default">
        API tokens
      </LinkButton>
    </Sheet>
  );
}
