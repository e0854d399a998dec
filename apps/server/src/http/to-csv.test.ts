import { expect, test } from "vitest";
import { toCsv, toLongCsv } from "./to-csv.ts";

test("very many rows are written piece by piece, and are the same file.", async () => {
  const rows = Array.from({ length: 5001 }, (_, at) => ({ at, text: `=1+${at}, "x"\n`, when: new Date(at) }));
  const columns = ["at", "text", "when"];
  expect(await toLongCsv(rows, columns)).toBe(toCsv(rows, columns));
  expect(await toLongCsv([], columns)).toBe(toCsv([], columns));
});
