import { TextInput } from "@mantine/core";

interface AccountEmailInputProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The e-mail that an account goes by, as a password manager knows it. */
export function AccountEmailInput({ value, onChange }: AccountEmailInputProps) {
  return (
    <TextInput
      label="E-mail"
      type="email"
      autoComplete="username"
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
