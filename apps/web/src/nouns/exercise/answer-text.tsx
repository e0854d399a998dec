import { Stack, Text } from "@mantine/core";

interface AnswerTextProps {
  readonly text: string;
  /** Before any feedback; empty where none was asked for. */
  readonly firstTry?: string;
}

/** An answer as it was submitted, after the first try where that was another one. */
export function AnswerText({ text, firstTry = "" }: AnswerTextProps) {
  const last = text ? <Written>{text}</Written> : <Text c="dimmed">Left empty</Text>;
  if (!firstTry || firstTry === text) return last;
  return (
    <Stack gap="sm" mt="sm">
      <div>
        <Label>Your first try</Label>
        <Written>{firstTry}</Written>
      </div>
      <div>
        <Label>Your last</Label>
        {last}
      </div>
    </Stack>
  );
}

const Label = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

const Written = ({ children }: { readonly children: string }) => (
  <Text style={{ whiteSpace: "pre-wrap" }}>{children}</Text>
);
