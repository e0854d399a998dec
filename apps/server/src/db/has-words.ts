import { type AnyColumn, ilike, or, type SQL } from "drizzle-orm";

/** The condition "one of the columns holds these words", as they are, whatever the case; undefined where nothing is looked for. */
export function hasWords(search: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  if (search === "") return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
