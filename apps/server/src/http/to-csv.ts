import { setImmediate } from "node:timers/promises";
import { type Options, stringify } from "csv-stringify/sync";

/** So many rows at a time: between two such steps others get their turn. */
const PIECE = 2000;

const optionsOf = (columns: readonly string[]): Options => ({
  columns: [...columns],
  cast: { date: (value: Date) => value.toISOString() },
  record_delimiter: "windows",
  escape_formulas: true,
});

/** Rows as the text of a file for a spreadsheet. A cell that it would take for a formula begins with an apostrophe. */
export const toCsv = (rows: readonly object[], columns: readonly string[]): string =>
  stringify([...rows], { ...optionsOf(columns), header: true, bom: true });

/** The same of rows that may be very many. */
export async function toLongCsv(rows: readonly object[], columns: readonly string[]): Promise<string> {
  const pieces = [toCsv(rows.slice(0, PIECE), columns)];
  for (let at = PIECE; at < rows.length; at += PIECE) {
    await setImmediate();
    pieces.push(stringify(rows.slice(at, at + PIECE), optionsOf(columns)));
  }
  return pieces.join("");
}
