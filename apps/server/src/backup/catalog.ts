import { sql } from "drizzle-orm";
import { askRows } from "../db/ask-rows.ts";
import type { Database } from "../db/database.ts";

interface Column {
  readonly name: string;
  /** As the database writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The tables as they are in the database, each behind those that it refers to. */
export async function readTables(db: Database): Promise<Table[]> {
  const columns = await askRows<Column & { table: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
  const references = await askRows<{ from: string; to: string }>(
    db,
    sql`select f.relname as from, t.relname as to
      from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
      where r.contype = 'f' and f.oid <> t.oid and f.relnamespace = current_schema()::regnamespace`,
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  const inOrder = new Set<string>();
  const add = (name: string) => {
    if (inOrder.has(name)) return;
    for (const { to } of references.filter(({ from }) => from === name)) add(to);
    inOrder.add(name);
  };
  for (const name of tables.keys()) add(name);
  return [...inOrder].map((name) => ({
    name,
    columns: (tables.get(name) ?? []).map(({ name, type }) => ({ name, type })),
  }));
}
