import { Button, Group, Text } from "@mantine/core";
import { errorText } from "../../lib/error-texts.ts";
import { Page } from "../../ui/page.tsx";

interface BrokenPageProps {
  readonly error: unknown;
}

/** For a page that failed: what was typed is kept, so loading it again is safe. */
export function BrokenPage({ error }: BrokenPageProps) {
  return (
    <Page title="This page could not be shown" lead={errorText(error)}>
      <Text mb="lg">What you typed is kept on this device.</Text>
      <Group>
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <Button component="a" href="/" variant="default">
          Go to Main
        </Button>
      </Group>
    </Page>
  );
}
