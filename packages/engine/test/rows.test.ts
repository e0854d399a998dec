import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import "../src/index.ts";
import { type RowSource, rowSourcesIn } from "../scripts/row-sources.ts";
import { allRows } from "../src/matcher/rows.ts";
import { read } from "../src/text/read.ts";

const src = join(import.meta.dirname, "../src");
const sources = globSync("**/*.ts", { cwd: src })
  .filter((file) => !file.startsWith("matcher/"))
  .sort()
  .flatMap((file) => rowSourcesIn(file, readFileSync(join(src, file), "utf8")));

/** Whether the row fits anywhere in the sentence, held by the sentence without its mark or by one clause of it. */
function isTakenIn(sentence: string, { texts, row }: RowSource): boolean {
  const made = allRows().find((rows) => rows.texts.join("\n") === texts.join("\n"));
  if (made === undefined) throw new Error(`No rows were made of: ${texts.join(", ")}`);
  const reading = read(sentence);
  const bounds = [
    ...reading.clauses,
    ...reading.sentences.map(({ firstToken, endToken }) => ({ first: firstToken, end: endToken })),
  ];
  const stretches = bounds.flatMap(({ first, end }) => [
    { first, end },
    { first, end: end - 1 },
  ]);
  return stretches.some((stretch) =>
    reading.tokens.some(({ index }) => made.takenAlone(row, reading, index, stretch) !== undefined),
  );
}

describe.each(sources.map((source) => [`${source.file}: ${source.texts[source.row]}`, source] as const))(
  "%s",
  (_name, source) => {
    test("is needed by a sentence.", () => expect(source.taken).not.toEqual([]));
    test.each(source.taken.map((sentence) => [sentence]))("takes: %s", (sentence) => {
      expect(isTakenIn(sentence, source)).toBe(true);
    });
    test.each(source.left.map((sentence) => [sentence]))("leaves: %s", (sentence) => {
      expect(isTakenIn(sentence, source)).toBe(false);
    });
  },
);
