import { textsOf } from "../../lexicon/list.ts";
import { verdictAdjective } from "../../lexicon/verdict-adjective.ts";
import { cueWhere, placesOf } from "../places.ts";
import type { Match, Reading } from "../reading.ts";

const ADJECTIVES = new Set(textsOf(verdictAdjective));

type Endings = readonly (readonly [ending: string, stem: string])[];
const OF_NOUNS: Endings = [
  ["iness", "y"],
  ["ness", ""],
];
const OF_ADVERBS: Endings = [
  ["ically", "ic"],
  ["ily", "y"],
  ["bly", "ble"],
  ["ly", ""],
];

/** The judging adjective of which a noun in -ness or an adverb in -ly is made: "pig-headedness", "brazenly". */
function madeOf(norm: string, endings: Endings): string {
  for (const [ending, stem] of endings) {
    if (!norm.endsWith(ending)) continue;
    const word = norm.slice(0, -ending.length) + stem;
    if (ADJECTIVES.has(word)) return word;
  }
  return "";
}

const KINDS = {
  noun: { tag: "NOUN", endings: OF_NOUNS, words: cueWhere(({ norm }) => madeOf(norm, OF_NOUNS) !== "") },
  adverb: { tag: "ADV", endings: OF_ADVERBS, words: cueWhere(({ norm }) => madeOf(norm, OF_ADVERBS) !== "") },
} as const;

/** Nouns for a judged trait, or adverbs for a judged manner, that no list holds by themselves. */
export function madeOfVerdicts(reading: Reading, kind: "noun" | "adverb"): Match[] {
  const found: Match[] = [];
  const { tag, endings, words } = KINDS[kind];
  for (const index of placesOf(reading, words)) {
    const token = reading.tokens[index];
    if (token?.tag !== tag || token.matches.some(({ name }) => name.startsWith("verdict-"))) continue;
    const text = madeOf(token.word.norm, endings);
    found.push({ name: `verdict-${kind}`, first: index, end: index + 1, text, severity: 0.55 });
  }
  return found;
}
