import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { eraseAccount } from "../accounts/public.ts";
import { requireMemberOf } from "./move-member.ts";

/**
 * Deletes somebody's account as they could themselves: the same is deleted, and the same stays. One's own goes by the
 * account page, which asks for proof.
 *
 * @throws {AppError} MEMBER_NOT_FOUND, NOT_ALLOWED for oneself, LAST_ADMIN.
 */
export async function deleteMember(deps: Deps, { by, id }: { by: Person; id: string }): Promise<void> {
  const member = await requireMemberOf(deps.db, id);
  if (id === by.id) throw new AppError("NOT_ALLOWED", { detail: "one's own account" });
  await eraseAccount(deps, member, by);
}
