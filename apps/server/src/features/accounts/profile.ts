import { eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import type { Person } from "../../auth/person.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { giveSeatBack, moveToGroup } from "../groups/public.ts";

/** Keeps that a person accepted the terms of use. */
export async function acceptTerms({ db }: Deps, { id }: Person): Promise<Person> {
  await db.update(users).set({ terms: true }).where(eq(users.id, id));
  return findPerson(db, id);
}

/** Keeps that a person has been welcomed, so that it is not shown again. */
export async function finishOnboarding({ db }: Deps, { id }: Person): Promise<Person> {
  await db.update(users).set({ onboarded: true }).where(eq(users.id, id));
  return findPerson(db, id);
}

/**
 * Seats a person in the group of a joining code.
 *
 * @throws {AppError} JOINING_CODE_REQUIRED, JOINING_CODE_INVALID.
 */
export async function joinGroup({ db }: Deps, { id }: Person, joiningCode: string): Promise<Person> {
  if (joiningCode.trim() === "") throw new AppError("JOINING_CODE_REQUIRED");
  await db.transaction((tx) => moveToGroup(tx, id, joiningCode));
  return findPerson(db, id);
}

/** Takes a person out of their group: the seat is free again, and the first gate is shut until they join another. */
export async function leaveGroup({ db }: Deps, { id }: Person): Promise<Person> {
  await db.transaction((tx) => giveSeatBack(tx, id));
  return findPerson(db, id);
}
