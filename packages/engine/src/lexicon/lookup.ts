import { partsOf } from "../text/contractions.ts";
import { verbLemma } from "../text/lemma.ts";
import type { Match, Tag } from "../text/reading.ts";
import { plain } from "../text/spellings.ts";
import { tokenise } from "../text/tokenise.ts";
import type { LexiconEntry, PartOfSpeech } from "./lexicon.ts";
import { classes } from "./registry.gen.ts";

/** One entry, ready to be compared. */
interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly severity: number | undefined;
  readonly pos: PartOfSpeech | undefined;
  /** Plain words; "*" stands for one to three. */
  readonly words: readonly string[];
}

export interface LookupToken {
  readonly norm: string;
  readonly lemma: string;
  readonly tag: Tag;
  readonly sentence: number;
}

const STAR_MAX = 3;
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

/** The word-list entries that begin at token `index`, the longest of each class. */
export function entriesAt(tokens: readonly LookupToken[], index: number, found: Match[]): void {
  if (!isBuilt) build();
  const token = tokens[index];
  if (token === undefined) return;
  const { norm, lemma } = token;
  at(norm, tokens, index, found);
  if (lemma !== norm) at(lemma, tokens, index, found);
  // "You've got a nerve" is "have a nerve" with one more word.
  if (norm === "got" && tokens[index - 1]?.norm === "have") at("have", tokens, index, found);
  const asVerb = token.tag === "ADJ" || token.tag === "NOUN" ? verbFormOf(norm) : "";
  if (asVerb !== "" && asVerb !== lemma) at(asVerb, tokens, index, found);
  if (found.length === 0 && norm.length >= MIN_TYPO_LETTERS && norm.length <= MAX_TYPO_LETTERS) {
    collect(byTypoKey.get(typoKey(norm)), tokens, index, found);
    if (found.length === 0 && lemma !== norm) collect(byTypoKey.get(typoKey(lemma)), tokens, index, found);
  }
}

function at(word: string, tokens: readonly LookupToken[], index: number, found: Match[]): void {
  const opening = openings.get(word);
  if (opening === undefined) return;
  if (opening.singles.length > 0) collect(opening.singles, tokens, index, found);
  const next = tokens[index + 1];
  if (next === undefined) return;
  if (opening.stars.length > 0) collect(opening.stars, tokens, index, found);
  if (opening.seconds.size === 0) return;
  collect(opening.seconds.get(next.norm), tokens, index, found);
  if (next.lemma !== next.norm) collect(opening.seconds.get(next.lemma), tokens, index, found);
}

/** "swindled" and "bullying" are verbs to a word list, whatever the tagger took them for. */
function verbFormOf(norm: string): string {
  return norm.endsWith("ed") || norm.endsWith("ing") ? verbLemma(norm).lemma : "";
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
    if (end === -1) continue;
    const rival = found.findIndex((match) => match.name === candidate.name);
    const other = found[rival];
    if (other !== undefined && other.end >= end) continue;
    const match = { name: candidate.name, first: index, end, text: candidate.text, severity: candidate.severity };
    if (other === undefined) found.push(match);
    else found[rival] = match;
  }
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

function fits(pos: PartOfSpeech | undefined, { tag, norm }: LookupToken): boolean {
  if (pos === undefined) return true;
  const isParticiple = norm.endsWith("ed") || norm.endsWith("ing") || norm.endsWith("en");
  if (pos === "noun") return tag === "NOUN" || tag === "PROPN";
  if (pos === "verb") return tag === "VERB" || tag === "IMP" || tag === "AUX" || (tag === "ADJ" && isParticiple);
  if (pos === "adj") return tag === "ADJ" || (tag === "VERB" && isParticiple);
  return tag === "ADV";
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
  if (!/^[a-z *-]+$/.test(text)) return tokenise(text).map(({ norm }) => norm);
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
