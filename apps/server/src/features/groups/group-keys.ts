import { GROUP_DEFAULT } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { asc, eq, inArray, or } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groups } from "../../db/schema/index.ts";

/**
 * How whatever belongs to groups knows them: by their ids. People name them; a name that no group has stays as it is, and
 * belongs to nobody until one has it.
 */
export async function groupKeys(db: Database, names: readonly string[]): Promise<string[]> {
  const asked = names.filter((name) => name !== GROUP_DEFAULT);
  if (asked.length === 0) return [...new Set(names)];
  const rows = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(or(inArray(groups.name, asked), inArray(groups.id, asked.filter(isUuid))))
    .orderBy(asc(groups.createdAt), asc(groups.id));
  const keys = names.flatMap((name) => {
    const ids = name === GROUP_DEFAULT ? [] : rows.filter((row) => [row.name, row.id].includes(name));
    return ids.length > 0 ? ids.map(({ id }) => id) : [name];
  });
  return [...new Set(keys)];
}

/** The names of groups as they are now, by what knows them. Everybody's alone is no question to the database. */
export async function groupNames(
  db: Database,
  keys: readonly string[],
): Promise<(keys: readonly string[]) => string[]> {
  const ids = [...new Set(keys.filter(isUuid))];
  const rows =
    ids.length > 0
      ? await db.select({ id: groups.id, name: groups.name }).from(groups).where(inArray(groups.id, ids))
      : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (some) => [...new Set(some.map((key) => names.get(key) ?? key))];
}

/** A group as something belongs to it, and as it is shown. */
export interface KnownGroup {
  readonly key: string;
  readonly name: string;
}

/** The group that an address names, by its id or its name; of several with one name the person's own, or else the oldest. */
export async function findGroup(db: Database, named: string, person: Person | null): Promise<KnownGroup> {
  if (named === GROUP_NAME_DEFAULT) return { key: named, name: named };
  if (person?.groupId && person.group !== null && [person.groupId, person.group].includes(named)) {
    return { key: person.groupId, name: person.group };
  }
  const [row] = await db
    .select({ key: groups.id, name: groups.name })
    .from(groups)
    .where(isUuid(named) ? eq(groups.id, named) : eq(groups.name, named))
    .orderBy(asc(groups.createdAt), asc(groups.id))
    .limit(1);
  return row ?? { key: named, name: named };
}
