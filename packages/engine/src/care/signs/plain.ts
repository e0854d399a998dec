import * as lists from "../../lexicon/words/plain.ts";

/** Words as people in distress type them, and the words that they stand for. */
const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wanna: "want to",
    gonna: "going to",
    gunna: "going to",
    tryna: "trying to",
    kil: "kill",
    kll: "kill",
    kil1: "kill",
    killin: "killing",
    wnat: "want",
    watn: "want",
    dont: "dont",
    dnt: "dont",
    donot: "dont",
    im: "i am",
    ive: "i have",
    ill: "i will",
    hes: "he is",
    shes: "she is",
    theyre: "they are",
    hell: "he will",
    shell: "she will",
    theyll: "they will",
    id: "i would",
    cant: "can not",
    cannot: "can not",
    wont: "will not",
    isnt: "is not",
    aint: "is not",
    wasnt: "was not",
    werent: "were not",
    noone: "nobody",
    any1: "anyone",
    some1: "someone",
    anymor: "anymore",
    animore: "anymore",
    enymore: "anymore",
    mysef: "myself",
    meself: "myself",
    husban: "husband",
    ded: "dead",
    diee: "die",
    hubby: "husband",
    bf: "boyfriend",
    gf: "girlfriend",
    luv: "love",
    mum: "mother",
    mom: "mother",
    mam: "mother",
    dad: "father",
    u: "you",
    r: "are",
    n: "and",
  }),
);

/** What is meant by a long word with a letter left out, doubled, or swapped with the next. */
let bySlip: ReadonlyMap<string, string> | undefined;

function slipsOf(word: string): [string, string][] {
  const slips: string[] = [];
  for (let at = 0; at < word.length; at++) {
    const [before, letter = "", after] = [word.slice(0, at), word[at], word.slice(at + 1)];
    // A word without its first letter, or its last, is often another word.
    if (at > 0 && at < word.length - 1) slips.push(before + after);
    slips.push(before + letter + letter + after);
    if (at > 0 && after !== "") slips.push(`${before}${after[0]}${letter}${after.slice(1)}`);
  }
  return slips.filter((slip) => slip !== word).map((slip) => [slip, word]);
}

/** A text in plain words: lower case, without marks, contractions and slips, one space apart and spaces around them. */
export function plainWords(text: string): string {
  bySlip ??= new Map([...lists.OFTEN_MISTYPED].flatMap(slipsOf));
  const slips = bySlip;
  const words = text
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => MEANT.get(word) ?? slips.get(word) ?? word);
  return together(` ${words.join(" ")} `);
}

/** Two words that are one. */
const PARTED = /\b(?:my self|any more|no one)\b/g;

function together(words: string): string {
  return words.replace(PARTED, (pair) => (pair === "no one" ? "nobody" : pair.replace(" ", "")));
}
