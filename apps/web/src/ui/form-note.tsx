import { Alert, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";

interface FormNoteProps {
  readonly tone: "error" | "success";
  readonly text: string | null | undefined;
}

/** The outcome of a form, under it, read out when it appears. */
export function FormNote({ tone, text }: FormNoteProps) {
  if (!text) return null;
  if (tone === "success") {
    return (
      <Alert role="status" color="teal">
        {text}
      </Alert>
    );
  }
  return (
    <Text role="alert" c="var(--mantine-color-error)" fw={500} style={{ display: "flex", gap: 8 }}>
      <IconAlertCircle size={20} stroke={1.8} aria-hidden style={{ flex: "none", marginTop: 3 }} />
      <span>{text}</span>
    </Text>
  );
}
