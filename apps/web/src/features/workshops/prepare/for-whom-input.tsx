import { TextInput } from "@mantine/core";
import { WORKSHOP_FOR_WHOM_MAX_CHARS } from "@wellput/contract/limits";

interface ForWhomInputProps {
  readonly value: string | undefined;
  readonly onChange: (forWhom: string) => void;
}

/** Tells workshops with the same steps apart. */
export function ForWhomInput({ value = "", onChange }: ForWhomInputProps) {
  return (
    <TextInput
      label="For whom, if you like"
      description="Such as ‘Ward 7, the night shift’. Only you read it: it tells this workshop from others with the same steps."
      maxLength={WORKSHOP_FOR_WHOM_MAX_CHARS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
