import * as lists from "../../lexicon/words/settled.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsLemma, cueAsWritten, holds, placesIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, hasMatch, is, norm } from "../query.ts";
import type { Reading } from "../reading.ts";
import type { StatedFeeling } from "./feelings.ts";

/** "but we talked and all is well now", "but I'm fine" */
function isWellAgain(reading: Reading, from: number, end: number): boolean {
  return findToken(reading, from, end, ({ norm: word }) => lists.WELL_AGAIN.has(word)) !== -1;
}

const RELIEF = cueAsWritten("relief relieved phew apologise apologize");
const UNTIL = cueAsWritten("until till");
const BUT = cueAsWritten("but");

/** Whether the trouble is over or was praise: "I was worried. What a relief!", "I got angry and I apologise", "I'm jealous, your garden looks great". */
export function isSettled(reading: Reading, feeling: StatedFeeling): boolean {
  if (isMourned(reading, feeling) || isPointingBack(reading, feeling)) return true;
  const from = feeling.end;
  const to = reading.sentences[feeling.clause.sentence]?.endToken ?? 0;
  const after = reading.sentences[feeling.clause.sentence + 1]?.endToken ?? to;
  return (
    holds(reading, RELIEF, from, after) ||
    placesIn(reading, UNTIL, from, to).some((at) => clauseOf(reading, at)?.index !== feeling.clause.index) ||
    placesIn(reading, BUT, from, to).some((at) => isWellAgain(reading, at, to)) ||
    hasMatch(reading, "praise", from, to) ||
    (feeling.word === "jealous" && hasMatch(reading, "praise-adjective", from, to))
  );
}

const POINTING_BACK = new RegExp(String.raw`^(?:it|this|that) (?:\w+ )?${anyOf(lists.WORKS_ON_ONE)}`);

/** "Don't shout at them, it upsets me": "it" is what was just spoken of, so a cause is given. */
function isPointingBack(reading: Reading, { word, first, clause }: StatedFeeling): boolean {
  if (!POINTING_BACK.test(word)) return false;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence && norm(reading, first - 1) === "," && before.imperative;
}

const LOSS = cueAsWritten(lists.LOSS);
const LOSE_PASS = cueAsLemma("lose pass");

/** "Grandma's funeral is on the 3rd. We're all so sad.": grief, told beside the loss, with nobody charged. */
function isMourned(reading: Reading, { word, clause }: StatedFeeling): boolean {
  if (!lists.SORROW.has(word)) return false;
  const from = reading.sentences[Math.max(0, clause.sentence - 1)]?.firstToken ?? 0;
  const to = reading.sentences[Math.min(clause.sentence + 1, reading.sentences.length - 1)]?.endToken ?? from;
  const isLost = placesIn(reading, LOSE_PASS, from, to).some((at) => isDeath(reading, at));
  if (!isLost && !holds(reading, LOSS, from, to)) return false;
  return !clausesOf(reading, clause.sentence - 1).some(({ subject }) => subject?.person === "you");
}

/** "We lost my aunt", "she pass away this morning", in whatever grammar. */
function isDeath(reading: Reading, at: number): boolean {
  const next = norm(reading, at + 1);
  if (reading.tokens[at]?.lemma === "pass") return next === "away";
  return ["my", "our"].includes(next) && [at + 2, at + 3].some((whom) => is(reading, whom, "kin"));
}
