import type { Person } from "../auth/person.ts";
import { AppError } from "./app-error.ts";
import type { AppContext } from "./env.ts";

/** The person who asks. @throws {AppError} NOT_SIGNED_IN. */
export function requireSignedIn(c: AppContext): Person {
  if (!c.var.person) throw new AppError("NOT_SIGNED_IN");
  return c.var.person;
}

/**
 * The person who asks, past the gates of group and terms.
 *
 * @throws {AppError} NOT_SIGNED_IN, GATE_GROUP, GATE_TERMS.
 */
export function requireMember(c: AppContext): Person {
  const person = requireSignedIn(c);
  if (person.group === null) throw new AppError("GATE_GROUP");
  if (!person.terms) throw new AppError("GATE_TERMS");
  return person;
}

/** @throws {AppError} those of requireMember, NOT_ALLOWED. */
export function requireAdmin(c: AppContext): Person {
  const person = requireMember(c);
  if (!person.isAdmin) throw new AppError("NOT_ALLOWED", { detail: "only for admins" });
  return person;
}
