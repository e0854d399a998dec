import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../db/database.ts";
import { readTables, type Table } from "./catalog.ts";
import { BackupRefused, EndLine, Header, TableLine } from "./format.ts";

/** What goes into the database at once. */
const BATCH_MAX_ROWS = 500;
const BATCH_MAX_CHARS = 2_000_000;

const Row = z.array(z.string().nullable());
const Line = z.union([Row, TableLine, EndLine]);

/** The first line. @throws {BackupRefused} when it is none of ours. */
export async function readHeader(lines: AsyncIterator<string>): Promise<Header> {
  const { value } = await lines.next();
  const header = Header.safeParse(parseLine(value ?? ""));
  if (!header.success) throw new BackupRefused("This is no backup of Wellput.");
  return header.data;
}

/** Puts all that follows the header into the tables, which are empty. @throws {BackupRefused} when it breaks off. */
export async function readRows(tx: Database, lines: AsyncIterable<string>): Promise<{ rows: number }> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  let [count, table, columns]: [number, Table | undefined, readonly string[]] = [0, undefined, []];
  let batch = new Batch();
  const flush = async () => {
    if (table) await insert(tx, { table, columns, batch });
    batch = new Batch();
  };
  for await (const text of lines) {
    const line = Line.safeParse(parseLine(text)).data;
    if (table && Array.isArray(line)) {
      count++;
      batch.add(text);
      if (batch.isFull) await flush();
    } else if (line && "table" in line) {
      await flush();
      [table, columns] = [tables.get(line.table), line.columns];
      if (!table) throw new BackupRefused(`The backup has a table that nobody knows: ${line.table}.`);
    } else if (line && "end" in line && line.rows === count) {
      await flush();
      return { rows: count };
    } else throw new BackupRefused("The backup is damaged: it has a line that cannot be read.");
  }
  throw new BackupRefused("The backup is not whole: it breaks off.");
}

/** Rows as they came, which the database itself takes apart. */
class Batch {
  readonly #rows: string[] = [];
  #chars = 0;

  add(row: string): void {
    this.#rows.push(row);
    this.#chars += row.length;
  }

  get isFull(): boolean {
    return this.#rows.length >= BATCH_MAX_ROWS || this.#chars >= BATCH_MAX_CHARS;
  }

  get json(): string {
    return `[${this.#rows.join(",")}]`;
  }
}

interface Insertion {
  readonly table: Table;
  readonly columns: readonly string[];
  readonly batch: Batch;
}

async function insert(tx: Database, { table, columns, batch }: Insertion): Promise<void> {
  const typeOf = (name: string) => {
    const column = table.columns.find((column) => column.name === name);
    if (!column) throw new BackupRefused(`The backup has a column that nobody knows: ${table.name}.${name}.`);
    return column.type;
  };
  const names = columns.map((name) => sql.identifier(name));
  const values = columns.map((name, at) => sql.raw(`(line ->> ${at})::${typeOf(name)}`));
  await tx.execute(sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_array_elements(${batch.json}::json) as line`);
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
