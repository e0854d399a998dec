import { Button, Text, Title } from "@mantine/core";
import { Sheet } from "../../ui/sheet.tsx";

/** A copy of everything that is kept about the person. */
export function OwnDataSheet() {
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Your data
      </Title>
      <Text mb="md">
        Everything that is kept about you, in one file: what you wrote, your tries and ratings, and when you signed in.
      </Text>
      <Button component="a" href="/api/me/export" download variant="default">
        Download my data
      </Button>
    </Sheet>
  );
}
