import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { groups, users } from "../db/schema/index.ts";
import type { Person } from "./person.ts";

/**
 * The columns that make a Person. The group's and the roles' by subselects, which take less planning than more tables; the
 * roles' are named by hand, because Drizzle leaves out the names of tables where it selects from one.
 */
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
  trainerOf: sql<
    string[]
  >`array(select roles.group_id::text from roles where roles.user_id = users.id and roles.group_id is not null)`,
  researcherOf: sql<
    string[]
  >`array(select roles.study from roles where roles.user_id = users.id and roles.study is not null)`,
  createdAt: users.createdAt,
};

/** The person of an id who is known to be there, as stored now. */
export async function findPerson(db: Database, id: string): Promise<Person> {
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, id));
  if (!person) throw new Error("a signed-in person is gone");
  return person;
}
