import { Button, Group, Text } from "@mantine/core";
import { starterMessages } from "@wellput/content/examples";
import { useId } from "react";

interface ExampleChipsProps {
  readonly onPick: (text: string) => void;
}

/** For an empty box: messages to begin with, one press away. */
export function ExampleChips({ onPick }: ExampleChipsProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id} gap="xs" mt="md">
      <Text id={id} size="sm" c="dimmed">
        Try an example
      </Text>
      {starterMessages.map(({ name, text }) => (
        <Button key={name} variant="default" size="sm" radius="xl" onClick={() => onPick(text)}>
          {name}
        </Button>
      ))}
    </Group>
  );
}
