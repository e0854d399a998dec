import type { ResetPassword } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

/** Asks for a reset link; whether the e-mail has an account does not show. */
export async function requestPasswordReset({ auth }: Deps, email: string): Promise<void> {
  await auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } });
}

/**
 * Sets a new password by the token of a reset link, which works once, and ends every session of that person.
 *
 * @throws {AppError} RESET_LINK_INVALID.
 */
export async function resetPassword({ auth }: Deps, { token, password }: ResetPassword): Promise<void> {
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) throw new AppError("RESET_LINK_INVALID");
    throw error;
  }
}
