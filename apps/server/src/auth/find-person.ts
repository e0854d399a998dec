import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { groups, users } from "../db/schema/index.ts";
import type { Person } from "./person.ts";

/** The columns that make a Person, from users with their group beside. */
export const personColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  initials: users.initials,
  terms: users.terms,
  group: groups.name,
  onboarded: users.onboarded,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
};

/** The person of an id who is known to be there, as stored now. */
export async function findPerson(db: Database, id: string): Promise<Person> {
  const [person] = await db
    .select(personColumns)
    .from(users)
    .leftJoin(groups, eq(groups.code, users.groupCode))
    .where(eq(users.id, id));
  if (!person) throw new Error("a signed-in person is gone");
  return person;
}
