/**
 * Rows say in words what stands side by side: `rows({ gift }, "give <name> !no {gift}")`. Parts stand between spaces:
 *
 * - `take` the word as written, `say~` a word by its lemma, `take|put` one of several, `{gift}` a word of a list, `{deed}~` its lemma in the list; or a fact that holds;
 * - `<name>` a noun phrase about such a person, `<>` about anything; `@virtue` an entry of a word list; `VERB` a tag; `+ing` a verb's form; `.` any word;
 * - `..` any number of words inside the stretch, `_3` up to three; `that?` may be missing; `!no` nothing of the kind stands here, `&the` what stands here is also that;
 * - `^` and `$` the edges of the stretch; `[` and `]` where the stretch that is told begins and ends;
 * - `>` before the part that a row is tried at, its first part otherwise.
 *
 * Behind each row a comment has its sentences: `// = taken here. ≠ not here.` They are its tests.
 */
import type { Reading } from "../text/reading.ts";
import type { Stretch } from "../text/span.ts";
import type { Named } from "./element.ts";
import { type Row, rowOf, takenBy } from "./row.ts";

export interface Rows {
  readonly texts: readonly string[];
  /** Whether one of them fits there; without a stretch the whole message holds it. */
  readonly fit: (reading: Reading, anchor: number, stretch?: Stretch) => boolean;
  /** What the row of that number takes there. */
  readonly takenAlone: (row: number, reading: Reading, anchor: number, stretch?: Stretch) => Stretch | undefined;
}

/** What the braces in them call by name, where any do, and the rows. */
export type RowsGiven = readonly [Named | string, ...string[]];

const NAMELESS: Named = {};
const everyRows: Rows[] = [];

/** Rows that are tried at a place; compiled when first asked. */
export function rows(...[head, ...rest]: RowsGiven): Rows {
  const [named, texts] = typeof head === "string" ? [NAMELESS, [head, ...rest]] : [head, rest];
  const compiled: Row[] = [];
  const takenAlone: Rows["takenAlone"] = (number, reading, anchor, stretch = wholeOf(reading)) => {
    compiled[number] ??= rowOf(texts[number] ?? "", named);
    return takenBy(compiled[number], reading, anchor, stretch);
  };
  const fit: Rows["fit"] = (reading, anchor, stretch) =>
    texts.some((_, row) => takenAlone(row, reading, anchor, stretch) !== undefined);
  const made: Rows = { texts, fit, takenAlone };
  everyRows.push(made);
  return made;
}

function wholeOf({ tokens }: Reading): Stretch {
  return { first: 0, end: tokens.length };
}

/** All rows that the engine is made of: for their tests. */
export function allRows(): readonly Rows[] {
  return everyRows;
}
