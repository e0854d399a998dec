import { Text } from "@mantine/core";

interface WhoReadsProps {
  readonly keptDays: number;
}

/** What becomes of what somebody writes in a workshop: before they join, and where they write. */
export function WhoReads({ keptDays }: WhoReadsProps) {
  return (
    <Text c="dimmed">
      Your trainer reads what you write, and may show it to everybody here, always without your name. It is deleted{" "}
      {keptDays} days after the workshop was last used.
    </Text>
  );
}
