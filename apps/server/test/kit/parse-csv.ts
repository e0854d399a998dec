/** Reads a CSV file as RFC 4180 has it, a first line of names before the rows. @throws where a quote is left open. */
export function parseCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const body = text.replace(/^\ufeff/, "");
  while (cell.lastIndex < body.length) {
    const at = cell.lastIndex;
    const found = cell.exec(body);
    if (!found) throw new Error(`no cell at ${at}: ${body.slice(at, at + 40)}`);
    const [, quoted, plain = "", end = ""] = found;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== "," && end !== "") lines.push([]);
  }
  const [names = [], ...rows] = lines.filter((line) => line.length > 0);
  for (const row of rows)
    if (row.length !== names.length)
      throw new Error(`a row of ${row.length} cells where there are ${names.length} names`);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}
