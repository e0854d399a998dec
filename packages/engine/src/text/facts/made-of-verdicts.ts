import { textsOf } from "../../lexicon/list.ts";
import { verdictAdjective } from "../../lexicon/verdict-adjective.ts";
import type { Match, Reading } from "../reading.ts";
import { perWord } from "../word.ts";

const ADJECTIVES = new Set(textsOf(verdictAdjective));

/** The judging adjective of which a noun in -ness or an adverb in -ly is made: "pig-headedness", "brazenly". */
const noun = perWord((norm) =>
  madeOf(norm, [
    ["iness", "y"],
    ["ness", ""],
  ]),
);
const adverb = perWord((norm) =>
  madeOf(norm, [
    ["ically", "ic"],
    ["ily", "y"],
    ["bly", "ble"],
    ["ly", ""],
  ]),
);

function madeOf(norm: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, stem] of endings) {
    if (!norm.endsWith(ending)) continue;
    const word = norm.slice(0, -ending.length) + stem;
    if (ADJECTIVES.has(word)) return word;
  }
  return "";
}

/** Nouns for a judged trait, or adverbs for a judged manner, that no list holds by themselves. */
export function madeOfVerdicts(reading: Reading, kind: "noun" | "adverb"): Match[] {
  const found: Match[] = [];
  const [tagged, adjectiveIn] = kind === "noun" ? (["NOUN", noun] as const) : (["ADV", adverb] as const);
  for (const { index, word, tag, matches } of reading.tokens) {
    const text = tag === tagged ? adjectiveIn(word) : "";
    if (text !== "" && !matches.some(({ name }) => name.startsWith("verdict-")))
      found.push({ name: `verdict-${kind}`, first: index, end: index + 1, text, severity: 0.55 });
  }
  return found;
}
