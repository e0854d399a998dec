import { type AdminRoleResult, ERRORS } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { changeAdmin } from "../accounts/public.ts";

interface ChangeAdminRoleOptions {
  /** An admin. */
  readonly person: Person;
  readonly email: string;
  readonly isAdmin: boolean;
}

const WORDS: Partial<Record<string, string>> = {
  EMAIL_UNKNOWN: "There is no user with this e-mail.",
  LAST_ADMIN: ERRORS.LAST_ADMIN.message,
};

/** The callables addAdminRole and removeAdminRole: what is wrong with the e-mail comes as a result of its own, as it always did. */
export async function changeAdminRole(
  { db, now }: Deps,
  { person, email, isAdmin }: ChangeAdminRoleOptions,
): Promise<AdminRoleResult> {
  try {
    return { message: await changeAdmin(db, { by: person, email, isAdmin, at: now() }) };
  } catch (error) {
    const message = error instanceof AppError ? WORDS[error.code] : undefined;
    if (!(error instanceof AppError) || message === undefined) throw error;
    return { errorInfo: { code: error.code, message } };
  }
}
