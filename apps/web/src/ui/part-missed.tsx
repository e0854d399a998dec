import { Button, Text } from "@mantine/core";

/** In the place of a part of the page that did not come over a bad line. */
export function PartMissed() {
  return (
    <div role="alert">
      <Text mb="xs">A part of this page did not come.</Text>
      <Button variant="default" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  );
}
