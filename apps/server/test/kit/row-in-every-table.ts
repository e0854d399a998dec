import { sql } from "drizzle-orm";
import { readTables } from "../../src/backup/catalog.ts";
import { askRows } from "../../src/db/ask-rows.ts";
import type { Database } from "../../src/db/database.ts";

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly fallback: string | null;
  /** The table and column that it refers to. */
  readonly parent: string | null;
}

/** Every column of the tables as they are, whatever schema the program has by now. */
const COLUMNS = sql`select c.table_name as table, c.column_name as column, c.udt_name as type, c.column_default as fallback,
    (select p.relname || '.' || pa.attname from pg_constraint f
      join pg_class t on t.oid = f.conrelid and t.relname = c.table_name
      join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[1] and a.attname = c.column_name
      join pg_class p on p.oid = f.confrelid
      join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = f.confkey[1]
      where f.contype = 'f' limit 1) as parent
  from information_schema.columns c where c.table_schema = 'public' order by c.table_name, c.ordinal_position`;

/** Of a report that is about one thing alone, the others. */
const LEFT_OUT = ["concerns.article_id", "concerns.challenge_id"];

/** A value of each type, told from all others where the type has room for that. */
function markFor({ table, column, type, fallback }: Column): string {
  const mark = `kept ${table} ${column}`;
  if (type === "text" || type === "varchar") return `'${mark}'`;
  if (type === "_text") return `array['${mark}']`;
  if (type === "json" || type === "jsonb") return fallback?.startsWith("'[") ? "'[]'" : `'{"mark":"${mark}"}'`;
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "bool") return "true";
  if (type === "bytea") return "'\\x01'";
  return ["timestamptz", "timestamp", "date"].includes(type) ? "now()" : "1";
}

/** Puts one row, every column of it filled, into every table of a database; parents come before what refers to them. */
export async function putRowInEveryTable(db: Database): Promise<void> {
  const columns = Map.groupBy(await askRows<Column>(db, COLUMNS), ({ table }) => table);
  for (const { name } of await readTables(db)) await db.execute(insertInto(name, columns.get(name) ?? []));
}

function insertInto(table: string, columns: readonly Column[]) {
  const filled = columns.filter((column) => !LEFT_OUT.includes(`${table}.${column.column}`) && !isSequence(column));
  const names = filled.map(({ column }) => `"${column}"`).join(", ");
  const values = filled.map((column) => parentOf(column) ?? markFor(column)).join(", ");
  return sql.raw(`insert into "${table}" (${names}) values (${values})`);
}

const isSequence = ({ fallback }: Column) => fallback?.startsWith("nextval") ?? false;

function parentOf({ parent, table }: Column): string | null {
  const [home, column] = parent?.split(".") ?? [];
  return home && home !== table ? `(select "${column}" from "${home}" limit 1)` : null;
}
