import { stringify } from "csv-stringify/sync";

/** Rows as the text of a file for a spreadsheet. A cell that it would take for a formula begins with an apostrophe. */
export function toCsv(rows: readonly object[], columns: readonly string[]): string {
  const cast = { date: (value: Date) => value.toISOString() };
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    cast,
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
