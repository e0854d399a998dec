import * as lists from "../../lexicon/words/felt-nouns.ts";
import { clauseOf, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";

/** What may stand between the feeling and the verb: "a lot of", "nothing but", "such deep". */
const SMALL = new Set(
  "a an the lot lots of so much more some such this that nothing but only pure great deep real huge sense kind sort bit little and or , mixture mix enormous strong growing sheer terrible overwhelming any intense immense mostly also just constant simply".split(
    " ",
  ),
);

/** Nouns that name what the speaker feels: after "feel", "full of" or "what I feel is"; each from its own word on. */
export function feltNouns(reading: Reading): Match[] {
  return matchesOf(reading, "feeling-noun").flatMap((match) => {
    // "some tension in my neck"
    if (norm(reading, match.end) === "in" && lists.BODY.has(norm(reading, match.end + 2))) return [];
    const isIn = isWithin(reading, match.first);
    return isIn || isFelt(reading, match.first) ? [{ ...match, end: isIn ? match.end + 2 : match.end }] : [];
  });
}

function isFelt(reading: Reading, noun: number): boolean {
  let at = noun - 1;
  while (SMALL.has(norm(reading, at)) || is(reading, at, "feeling-noun")) at--;
  const before = reading.tokens[at];
  if (before === undefined) return false;
  if (before.lemma === "feel") return isSpeakers(reading, at);
  if (["with", "by"].includes(before.norm))
    return lists.FILLED.has(norm(reading, at - 1)) && isSpeakers(reading, at - 1);
  if (lists.FILLED.has(before.norm) && norm(reading, at + 1) === "of") return isSpeakers(reading, at);
  if (before.lemma === "be" && isNamedAsFeeling(reading, at)) return true;
  return isGrowing(reading, noun);
}

function isSpeakers(reading: Reading, at: number): boolean {
  const { subject, verb } = clauseOf(reading, at) ?? {};
  return subject?.person === "speaker" && !verb?.negated;
}

/** "My frustration grew when you …" */
function isGrowing(reading: Reading, noun: number): boolean {
  const { subject, verb } = clauseOf(reading, noun) ?? {};
  if (subject?.owner !== "speaker" || subject.head !== noun || verb === undefined || verb.negated) return false;
  return verb.first === subject.end && lists.GROW_RISE_BUILD.has(verb.lemma);
}

/** "I have so much anger in me", "there is a sadness inside me" */
function isWithin(reading: Reading, noun: number): boolean {
  if (!["in", "inside", "within"].includes(norm(reading, noun + 1)) || !["me", "us"].includes(norm(reading, noun + 2)))
    return false;
  const { verb } = clauseOf(reading, noun) ?? {};
  if (["no", "any"].includes(norm(reading, noun - 1))) return false;
  return verb !== undefined && !verb.negated && ["have", "carry", "be"].includes(verb.lemma);
}

/** "What I feel is dread", "my main feeling is anger" */
function isNamedAsFeeling(reading: Reading, be: number): boolean {
  const before = tokenAt(reading, be - 1);
  if (before?.lemma === "feel" && ["i", "we"].includes(norm(reading, be - 2))) return true;
  if (!/^(?:feelings?|emotions?|reaction)$/.test(before?.norm ?? "")) return false;
  return ["my", "our"].includes(norm(reading, be - 2)) || ["my", "our"].includes(norm(reading, be - 3));
}
