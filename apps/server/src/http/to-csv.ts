import { setImmediate } from "node:timers/promises";
import { type Options, stringify } from "csv-stringify/sync";

/** So many cells at a time: between two such steps others get their turn. */
const PIECE_CELLS = 10_000;

const optionsOf = (columns: readonly string[]): Options => ({
  columns: [...columns],
  cast: { date: (value: Date) => value.toISOString() },
  record_delimiter: "windows",
  escape_formulas: true,
});

/** Rows as the text of a file for a spreadsheet. A cell that it would take for a formula begins with an apostrophe. */
export const toCsv = (rows: readonly object[], columns: readonly string[]): string =>
  stringify([...rows], { ...optionsOf(columns), header: true, bom: true });

/** The same of rows that may be very many, or very long. */
export async function toLongCsv(rows: readonly object[], columns: readonly string[]): Promise<string> {
  const length = Math.max(1, Math.floor(PIECE_CELLS / columns.length));
  const pieces = [toCsv(rows.slice(0, length), columns)];
  for (let at = length; at < rows.length; at += length) {
    await setImmediate();
    pieces.push(stringify(rows.slice(at, at + length), optionsOf(columns)));
  }
  return pieces.join("");
}
