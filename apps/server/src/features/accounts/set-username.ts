import { USERNAME_MAX_CHARS } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import type { Person } from "../../auth/person.ts";
import { isUniqueViolation } from "../../db/is-unique-violation.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { initialsOf, tidyUsername, usernameKey } from "./username-key.ts";

/**
 * Gives a person a username; that nobody else has it, in whatever case, is the database's promise.
 *
 * @throws {AppError} USERNAME_EMPTY, USERNAME_SAME, USERNAME_TAKEN, INVALID_INPUT when it grows too long by normalising.
 */
export async function setUsername({ db }: Deps, person: Person, typed: string): Promise<Person> {
  const username = tidyUsername(typed);
  const key = usernameKey(username);
  if (key === "") throw new AppError("USERNAME_EMPTY");
  if (username === person.username) throw new AppError("USERNAME_SAME");
  if (username.length > USERNAME_MAX_CHARS) throw new AppError("INVALID_INPUT", { fields: { username: "Too long." } });
  try {
    await db
      .update(users)
      .set({ username, usernameKey: key, initials: initialsOf(username) })
      .where(eq(users.id, person.id));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("USERNAME_TAKEN");
    throw error;
  }
  return findPerson(db, person.id);
}
