import { sql } from "drizzle-orm";
import { CannotOpen } from "./cannot-open.ts";
import type { Database } from "./database.ts";

/** Ours keeps the list of its migrations there; extensions may bring tables along. */
const LOOK = sql`
  select current_database() as name, to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs",
    exists (
      select from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as "isTaken"`;

/** A database by its name, and whether it is ours or somebody else's; an empty one is neither. */
export async function lookAt(
  db: Pick<Database, "execute">,
): Promise<{ name: string; isOurs: boolean; isTaken: boolean }> {
  const { rows } = (await db.execute(LOOK)) as unknown as {
    rows: [{ name: string; isOurs: boolean; isTaken: boolean }];
  };
  return rows[0];
}

/** Sees that a database is empty or ours before a table is made in it. @throws {CannotOpen} */
export async function refuseForeign(db: Pick<Database, "execute">): Promise<void> {
  const found = await lookAt(db);
  if (!found.isTaken || found.isOurs) return;
  throw new CannotOpen(
    `The database ${found.name} cannot be used: it has tables that are not Wellput's; name an empty one.`,
  );
}
