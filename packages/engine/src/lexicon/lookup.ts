import { partsOf } from "../text/contractions.ts";
import { nounLemma, verbLemma, verbOf } from "../text/lemma.ts";
import type { Match, Tag } from "../text/reading.ts";
import { plain } from "../text/spellings.ts";
import { tokenise } from "../text/tokenise.ts";
import { perWord, type Word } from "../text/word.ts";
import type { LexiconEntry, PartOfSpeech } from "./lexicon.ts";
import { classes } from "./registry.gen.ts";

/** One entry, ready to be compared. */
interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly severity: number | undefined;
  readonly pos: PartOfSpeech | undefined;
  /** Plain words; "*" stands for one to four. */
  readonly words: readonly string[];
}

export interface LookupToken {
  readonly word: Word;
  readonly norm: string;
  readonly lemma: string;
  readonly tag: Tag;
  readonly sentence: number;
}

const STAR_MAX = 4;
const MIN_TYPO_LETTERS = 7;
const MAX_TYPO_LETTERS = 24;
interface Openings {
  readonly singles: Candidate[];
  /** Expressions by their second word ("*" where that is a star). */
  readonly seconds: Map<string, Candidate[]>;
  readonly stars: Candidate[];
}

/** Everything that begins with a word. */
const openings = new Map<string, Openings>();
const byTypoKey = new Map<string, Candidate[]>();
let isBuilt = false;
const NO_CANDIDATES: readonly Candidate[] = [];
const NO_TYPOS = { norm: NO_CANDIDATES, verb: NO_CANDIDATES, noun: NO_CANDIDATES };
const NOTHING: Openings = { singles: [], seconds: new Map(), stars: [] };

/** The word-list entries that begin at token `index`, the longest of each class. */
export function entriesAt(tokens: readonly LookupToken[], index: number, found: Match[]): void {
  if (!isBuilt) build();
  const token = tokens[index];
  if (token === undefined) return;
  const { word, norm, lemma, tag } = token;
  const own = openingOf(word);
  if (own !== NOTHING) collectAll(own, tokens, index, found);
  if (lemma !== norm) at(lemma, tokens, index, found);
  // "You've got a nerve" is "have a nerve" with one more word.
  if (norm === "got" && tokens[index - 1]?.norm === "have") at("have", tokens, index, found);
  if ((tag === "ADJ" || tag === "NOUN") && isParticiple(word)) {
    const asVerb = verbOf(word).lemma;
    if (asVerb !== lemma) at(asVerb, tokens, index, found);
  }
  if (found.length > 0) return;
  const typos = typosOf(word);
  if (typos.norm !== NO_CANDIDATES) collect(typos.norm, tokens, index, found);
  if (found.length > 0 || lemma === norm) return;
  collect(lemma === verbOf(word).lemma ? typos.verb : typos.noun, tokens, index, found);
}

/** What begins with the word as it stands. */
const openingOf = perWord((norm) => openings.get(norm) ?? NOTHING);
/** "swindled" and "bullying" are verbs to a word list, whatever the tagger took them for. */
const isParticiple = perWord((norm) => norm.endsWith("ed") || norm.endsWith("ing"));
/** Entries that the word may be a slip of the pen for. */
const typosOf = perWord((norm) => {
  if (norm.length < MIN_TYPO_LETTERS || norm.length > MAX_TYPO_LETTERS) return NO_TYPOS;
  const like = (word: string) => byTypoKey.get(typoKey(word)) ?? NO_CANDIDATES;
  return { norm: like(norm), verb: like(verbLemma(norm).lemma), noun: like(nounLemma(norm)) };
});

function at(word: string, tokens: readonly LookupToken[], index: number, found: Match[]): void {
  const opening = openings.get(word);
  if (opening !== undefined) collectAll(opening, tokens, index, found);
}

function collectAll(opening: Openings, tokens: readonly LookupToken[], index: number, found: Match[]): void {
  if (opening.singles.length > 0) collect(opening.singles, tokens, index, found);
  const next = tokens[index + 1];
  if (next === undefined) return;
  if (opening.stars.length > 0) collect(opening.stars, tokens, index, found);
  if (opening.seconds.size === 0) return;
  collect(opening.seconds.get(next.norm), tokens, index, found);
  if (next.lemma !== next.norm) collect(opening.seconds.get(next.lemma), tokens, index, found);
}

function collect(
  candidates: readonly Candidate[] | undefined,
  tokens: readonly LookupToken[],
  index: number,
  found: Match[],
): void {
  if (candidates === undefined) return;
  for (const candidate of candidates) {
    const end = endOf(candidate, tokens, index);
    if (end !== -1) keepLongest(found, candidate, index, end);
  }
}

function keepLongest(found: Match[], { name, text, severity }: Candidate, first: number, end: number): void {
  for (let at = 0; at < found.length; at++) {
    const rival = found[at];
    if (rival?.name !== name) continue;
    if (rival.end < end) found[at] = { name, first, end, text, severity };
    return;
  }
  found.push({ name, first, end, text, severity });
}

function endOf(candidate: Candidate, tokens: readonly LookupToken[], index: number): number {
  const token = tokens[index];
  if (token === undefined) return -1;
  if (candidate.words.length > 1) return endOfRest(candidate.words, 1, tokens, index + 1, token.sentence);
  return fits(candidate.pos, token) ? index + 1 : -1;
}

function endOfRest(
  words: readonly string[],
  at: number,
  tokens: readonly LookupToken[],
  index: number,
  sentence: number,
): number {
  if (at === words.length) return index;
  const token = tokens[index];
  if (token === undefined || token.sentence !== sentence) return -1;
  if (words[at] !== "*") {
    const fitsHere = token.norm === words[at] || token.lemma === words[at];
    return fitsHere ? endOfRest(words, at + 1, tokens, index + 1, sentence) : -1;
  }
  for (let skip = 1; skip <= STAR_MAX; skip++) {
    if (tokens[index + skip - 1]?.tag === "PUNCT") return -1;
    const end = endOfRest(words, at + 1, tokens, index + skip, sentence);
    if (end !== -1) return end;
  }
  return -1;
}

function fits(pos: PartOfSpeech | undefined, { tag, norm, word }: LookupToken): boolean {
  if (pos === undefined) return true;
  if (pos === "noun") return tag === "NOUN" || tag === "PROPN";
  if (pos === "adv") return tag === "ADV";
  if (pos === "verb" && (tag === "VERB" || tag === "IMP" || tag === "AUX")) return true;
  if (tag !== "ADJ" && (pos === "verb" || tag !== "VERB")) return false;
  return (pos === "adj" && tag === "ADJ") || isParticiple(word) || norm.endsWith("en");
}

function build(): void {
  isBuilt = true;
  for (const { name, entries } of classes) for (const entry of entries) enter(name, entry);
}

/** Files an entry under each of its spellings: with and without hyphen, British and American. */
function enter(name: string, entry: string | LexiconEntry): void {
  const { text, severity, pos } =
    typeof entry === "string" ? { text: entry, severity: undefined, pos: undefined } : entry;
  const file = (words: readonly string[]) => {
    if (words.length > 0) place({ name, text, severity, pos, words });
  };
  const words = wordsOf(text);
  file(words);
  if (text.includes("-")) file(words.flatMap((word) => word.split("-")));
  if (HAS_AMERICAN.test(text)) {
    const spelling = words.map(american);
    if (spelling.some((word, index) => word !== words[index])) file(spelling);
  }
  const [only] = words;
  if (words.length === 1 && only !== undefined && only.length >= MIN_TYPO_LETTERS) {
    add(byTypoKey, typoKey(only), { name, text, severity, pos, words });
  }
}

/** The plain words of an entry, as the tokeniser would give them. */
function wordsOf(text: string): string[] {
  if (!/^[a-z *-]+$/.test(text)) return tokenise(text).map(({ word }) => word.norm);
  const words: string[] = [];
  for (const word of text.split(" ")) {
    const parts = partsOf(word);
    if (parts === undefined) words.push(plain(word));
    else for (const [, norm] of parts) words.push(norm);
  }
  return words;
}

function place(candidate: Candidate): void {
  const [first = "", second] = candidate.words;
  const opening = openings.get(first) ?? { singles: [], seconds: new Map<string, Candidate[]>(), stars: [] };
  openings.set(first, opening);
  if (second === undefined) opening.singles.push(candidate);
  else if (second === "*") opening.stars.push(candidate);
  else add(opening.seconds, second, candidate);
}

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [candidate]);
  else list.push(candidate);
}

/** A word with its doubled letters made single: "unproffesional" and "unprofessional" meet there. */
function typoKey(word: string): string {
  let out = "";
  let last = -1;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code !== last) out += word[index];
    last = code;
  }
  return out;
}

const HAS_AMERICAN = /our|is[eai]|ys[ei]|ence|scep|ogue|ll(?:ed|ing|er)/;

/** The American spelling of a British word; wrong guesses never occur in text and do no harm. */
function american(word: string): string {
  if (word.length < 5 || !HAS_AMERICAN.test(word)) return word;
  return word
    .replace(/(behavi|fav|hon|col|neighb|hum|rum|flav|harb|lab|vig|rig|end[e]?av)our/, "$1or")
    .replace(/(ll)(ed|ing|er)$/, "l$2")
    .replace(/([^aeiou]{2}|[aeiou][^aeioulv])is(e|ed|es|ing|ation|er)$/, "$1iz$2")
    .replace(/ys(e|ed|es|ing)$/, "yz$1")
    .replace(/(def|off|pret)ence$/, "$1ense")
    .replace(/^sceptic/, "skeptic")
    .replace(/ogue$/, "og");
}
