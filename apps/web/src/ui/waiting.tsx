import { Group, Loader, Text } from "@mantine/core";
import classes from "./waiting.module.css";

interface WaitingProps {
  readonly text: string;
}

/** Says that something is on its way. It appears after a moment, so that a quick answer does not flicker. */
export function Waiting({ text }: WaitingProps) {
  return (
    <Group role="status" className={classes.waiting} gap="sm">
      <Loader size="sm" aria-hidden />
      <Text c="dimmed">{text}</Text>
    </Group>
  );
}
