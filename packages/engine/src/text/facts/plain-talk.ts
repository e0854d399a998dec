import * as lists from "../../lexicon/words/plain-talk.ts";
import { rows } from "../../matcher/rows.ts";
import { norm, phraseAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";

/** "lying in bed", "a beast in goal", "any idiot can do it": hard words that judge nobody. */
export function isPlainTalk(reading: Reading, match: Match): boolean {
  const { first, end, text } = match;
  const opener = norm(reading, phraseAt(reading, end - 1)?.first ?? first);
  if (opener === "any" || plain.fit(reading, end - 1)) return true;
  // "I show off" is no "show-off".
  if (text === "show-off" && reading.tokens[first]?.form !== "") return true;
  if (text === "lying") return lists.LYING_THERE.has(norm(reading, end));
  return isAccused(reading, end) || isSetPhrase(reading, match, opener);
}

const plain = rows(
  "years >old", // = She is two years old. ≠ He is an old fool.
  "fool|fools|clown|clowns|idiot|idiots of myself|ourselves", // = I made such a fool of myself. ≠ He made a fool of me.
);

/** "(they were) accused of (theft)" */
function isAccused(reading: Reading, end: number): boolean {
  return norm(reading, end - 2) === "of" && /^(?:accus|suspect|convict|guilty|acquit)/.test(norm(reading, end - 3));
}

/** What stands around the word in talk that labels nobody. */
function isSetPhrase(reading: Reading, { first, end, text }: Match, opener: string): boolean {
  const [before, last, next] = [norm(reading, end - 2), norm(reading, end - 1), norm(reading, end)];
  switch (text) {
    // "Sorry for the nuisance"
    case "nuisance":
      return opener === "the" && norm(reading, end - 3) === "for";
    case "kid":
      return next === "now";
    // "She's nobody's fool", "April fool!", "Fools rush in"
    case "fool":
      return opener === "nobody" || opener === "april" || next === "rush";
    // "You are in pain"; "What a pain, Tom!" is said with him.
    case "pain":
      return opener !== "a" || norm(reading, first - 2) === "what";
    case "drunk":
      return last === "drunk" && !["a", "that", "some", "you", "old", "the"].includes(before);
    case "creep":
      return last === "creeps" && before === "the";
    default:
      return ["beast", "animal", "monster", "machine"].includes(text) && (next === "in" || next === "on");
  }
}
