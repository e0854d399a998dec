import { Text } from "@mantine/core";
import { TextLink } from "./links.tsx";

interface AttemptsNoteProps {
  /** Tries left, or null without a limit. */
  readonly left: number | null;
}

/** How many tries are left; at none, whom to ask for more. */
export function AttemptsNote({ left }: AttemptsNoteProps) {
  if (left === null) return null;
  if (left > 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {left} left
      </Text>
    );
  }
  return (
    <Text role="alert" mt="xs">
      Limit on attempts exceeded. For further access, please <TextLink to="/contact">Contact Us</TextLink>
    </Text>
  );
}
