import { Role } from "@wellput/contract";
import { asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groups, roles, users } from "../../db/schema/index.ts";

/** Who has which role, by e-mail. */
export async function listRoles(db: Database, which?: SQL): Promise<Role[]> {
  const rows = await db
    .select({ role: roles, email: users.email, group: groups.name })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .where(which)
    .orderBy(asc(users.email), asc(roles.createdAt), asc(roles.id));
  return rows.map(({ role: { id, groupId, study, createdAt }, email, group }) =>
    Role.parse({
      id,
      email,
      ...(study === null
        ? { role: "trainer", of: groupId, name: group }
        : { role: "researcher", of: study, name: study }),
      createdAt: createdAt.toISOString(),
    }),
  );
}
