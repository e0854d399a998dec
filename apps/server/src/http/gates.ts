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
  return requireTerms(person);
}

/**
 * Past the gates; an admin also without a group: groups are made at the desk alone, so that the last admin would be shut out
 * of it for good.
 */
function requireAtDesk(c: AppContext): Person {
  const person = requireSignedIn(c);
  return person.isAdmin ? requireTerms(person) : requireMember(c);
}

function requireTerms(person: Person): Person {
  if (!person.terms) throw new AppError("GATE_TERMS");
  return person;
}

/** @throws {AppError} those of requireMember, NOT_ALLOWED. */
export function requireAdmin(c: AppContext): Person {
  const person = requireAtDesk(c);
  if (!person.isAdmin) throw new AppError("NOT_ALLOWED", { detail: "only for admins" });
  return person;
}

/** Whether somebody has the desk of a group: its trainers, and admins. */
export const trains = (person: Person | null, groupId: string): boolean =>
  person !== null && (person.isAdmin || person.trainerOf.includes(groupId));

/** Whoever trains any group, and admins. @throws {AppError} those of requireMember, NOT_ALLOWED. */
export function requireTrainer(c: AppContext): Person {
  const person = requireAtDesk(c);
  if (!person.isAdmin && person.trainerOf.length === 0)
    throw new AppError("NOT_ALLOWED", { detail: "only for trainers" });
  return person;
}

/** Whether somebody has the desk of a course: the researchers of its study, and admins. */
export const researches = (person: Person, course: string): boolean =>
  person.isAdmin || person.researcherOf.some((name) => name.toLowerCase() === course.toLowerCase());

/** Whoever has the desk of any course. @throws {AppError} those of requireMember, NOT_ALLOWED. */
export function requireResearcher(c: AppContext): Person {
  const person = requireAtDesk(c);
  if (!person.isAdmin && person.researcherOf.length === 0)
    throw new AppError("NOT_ALLOWED", { detail: "only for researchers" });
  return person;
}

/** Whoever has the desk of this course. @throws {AppError} those of requireMember, NOT_ALLOWED. */
export function requireResearcherOf(c: AppContext, course: string): Person {
  const person = requireAtDesk(c);
  if (!researches(person, course)) throw new AppError("NOT_ALLOWED", { detail: `the desk of ${course}` });
  return person;
}
