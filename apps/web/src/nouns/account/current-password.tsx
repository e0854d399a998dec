import { useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { PasswordInput } from "../../ui/password-input.ts";

interface CurrentPasswordField {
  readonly isAsked: boolean;
  readonly value: string;
  readonly set: (value: string) => void;
  /** To send along; empty until it is asked for. */
  readonly proof: { readonly currentPassword?: string };
  readonly forget: () => void;
}

/** The proof that the person themselves asks; it shows once the server has asked for it. */
export function useCurrentPassword(problem: unknown): CurrentPasswordField {
  const [value, set] = useState("");
  const [wasAsked, setWasAsked] = useState(false);
  if (!wasAsked && problem && asApiError(problem).code === "CURRENT_PASSWORD_REQUIRED") setWasAsked(true);
  const forget = () => {
    set("");
    setWasAsked(false);
  };
  return { isAsked: wasAsked, value, set, proof: value ? { currentPassword: value } : {}, forget };
}

export function CurrentPassword({ of: { isAsked, value, set } }: { readonly of: CurrentPasswordField }) {
  if (!isAsked) return null;
  return (
    <PasswordInput
      label="Current password"
      autoComplete="current-password"
      visibilityToggleButtonProps={{ "aria-label": "Show the current password" }}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
