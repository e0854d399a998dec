import type { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The rows of a statement that is no table's own, as both drivers answer it. */
export async function askRows<Row>(db: Pick<Database, "execute">, query: ReturnType<typeof sql>): Promise<Row[]> {
  // Drizzle types only what the driver that it was opened with answers.
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
