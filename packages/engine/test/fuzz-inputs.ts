/** Random and adversarial texts, the same ones each time: words that wake rules, noise, and shapes that trip readers up. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Repeated, these are hard for readers that look back or ahead. */
export const ADVERSARIAL = [
  "You never listen and I feel ignored because of you. ",
  "'a ",
  "{",
  "}",
  "((((",
  "“",
  "you should ",
  "because because ",
  "I feel that I feel that ",
  "and and ",
  "not not ",
  "aaaa",
  "a-",
  ".",
  "?!",
  "😀",
  "\u200d",
  "\n",
  "\t ",
  "\u202e",
  "e\u0301",
  "\ud800",
  "i want to ",
  "want to die of ",
  "hit me with ",
  "1,",
  "<b>",
  "&amp;",
];

const NOISE = [
  "\u0000",
  "\ud83d",
  "\udc00",
  "\u202e",
  "مرحبا",
  "世界",
  "🙂",
  "…",
  "—",
  "{",
  "}",
  "“",
  "”",
  "'",
  "\n",
  "  ",
  "<i>",
  "9:40",
];

/** mulberry32: small, fast and good enough to shuffle words. Source: Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function labelledTexts(): string[] {
  const lines = readFileSync(join(import.meta.dirname, "tuned/own.jsonl"), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

/** So many labelled messages, each with a few words of another in the place of its own, or spliced with another. */
export function* mutatedMessages(count: number, seed = 11): Generator<string> {
  const random = randomFrom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const messages = labelledTexts().map((text) => text.split(" "));
  for (let at = 0; at < count; at++) {
    const [one, other] = [messages[below(messages.length)] ?? [], messages[below(messages.length)] ?? []];
    const mutated =
      random() < 0.3 ? [...one.slice(0, below(one.length)), ...other.slice(below(other.length))] : [...one];
    for (let swaps = below(4); swaps > 0; swaps--) mutated[below(mutated.length)] = other[below(other.length)] ?? "not";
    yield mutated.join(" ");
  }
}

/** So many texts, of one of four kinds in turn: words in any order, words among noise, bare noise, one piece repeated. */
export function* fuzzInputs(count: number, seed = 7): Generator<string> {
  const random = randomFrom(seed);
  const words = labelledTexts().flatMap((text) => text.split(" "));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const some = (most: number, make: () => string) => Array.from({ length: Math.floor(random() * most) }, make);
  for (let at = 0; at < count; at++) {
    if (at % 4 === 0) yield some(25, () => pick(words)).join(" ");
    else if (at % 4 === 1)
      yield some(25, () => (random() < 0.3 ? pick(NOISE) : pick(words))).join(random() < 0.5 ? " " : "");
    else if (at % 4 === 2) yield some(60, () => String.fromCharCode(Math.floor(random() * 65_536))).join("");
    else yield pick(ADVERSARIAL).repeat(1 + Math.floor(random() * 20)) + pick(words);
  }
}
