import { sql } from "drizzle-orm";
import { askRows } from "./ask-rows.ts";
import { CannotOpen } from "./cannot-open.ts";
import type { Database } from "./database.ts";

/** Ours keeps the list of its migrations there; extensions may bring tables along. */
const LOOK = sql`
  select current_database() as name, to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs",
    exists (
      select from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as "isTaken"`;

interface Look {
  readonly name: string;
  readonly isOurs: boolean;
  readonly isTaken: boolean;
}

/** A database by its name, and whether it is ours or somebody else's; an empty one is neither. */
export async function lookAt(db: Pick<Database, "execute">): Promise<Look> {
  const [look] = await askRows<Look>(db, LOOK);
  if (look === undefined) throw new Error("A database that is asked for its name always has one.");
  return look;
}

/** Sees that a database is empty or ours before a table is made in it. @throws {CannotOpen} */
export async function refuseForeign(db: Pick<Database, "execute">): Promise<void> {
  const found = await lookAt(db);
  if (!found.isTaken || found.isOurs) return;
  throw new CannotOpen(
    `The database ${found.name} cannot be used: it has tables that are not Wellput's; name an empty one.`,
  );
}
