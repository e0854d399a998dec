import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { groups, users } from "../db/schema/index.ts";
import type { Person } from "./person.ts";

/** The columns that make a Person. The group's by subselects, which take less planning than a third table. */
export const personColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  initials: users.initials,
  terms: users.terms,
  group: sql<string | null>`(select ${groups.name} from ${groups} where ${groups.code} = ${users.groupCode})`,
  groupId: sql<string | null>`(select ${groups.id} from ${groups} where ${groups.code} = ${users.groupCode})`,
  onboarded: users.onboarded,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
};

/** The person of an id who is known to be there, as stored now. */
export async function findPerson(db: Database, id: string): Promise<Person> {
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, id));
  if (!person) throw new Error("a signed-in person is gone");
  return person;
}
