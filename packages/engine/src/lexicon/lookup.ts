import { partsOf } from "../text/contractions.ts";
import { lemmaOf, nounLemma, verbLemma, verbOf } from "../text/lemma.ts";
import type { Match, Tag } from "../text/reading.ts";
import { plain } from "../text/spellings.ts";
import { tokenise } from "../text/tokenise.ts";
import { perWord, type Word } from "../text/word.ts";
import type { LexiconEntry, PartOfSpeech } from "./lexicon.ts";
import { classes } from "./registry.gen.ts";
import { mayLead, NOWHERE, STAR_NUMBER, Tree, UNKNOWN } from "./tree.ts";

/** One entry, as it is told when it is found. */
interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly severity: number | undefined;
  readonly pos: PartOfSpeech | undefined;
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
const tree = new Tree<Candidate>();
const byTypoKey = new Map<string, Candidate[]>();
let isBuilt = false;
const NO_CANDIDATES: readonly Candidate[] = [];

/** The word-list entries that begin at token `index`, the longest of each class. */
export function entriesAt(tokens: readonly LookupToken[], index: number, found: Match[]): void {
  const token = tokens[index];
  if (token === undefined) return;
  const { word, norm, lemma, tag } = token;
  const part = partOf(word);
  if (!part.begins) return;
  if (part.opening !== NOWHERE) at(part.opening, part.ends, tokens, index, found);
  if (lemma !== norm) atPlaces(inflected(part, tag), tokens, index, found);
  // "You've got a nerve" is "have a nerve" with one more word.
  if (norm === "got" && tokens[index - 1]?.norm === "have") atPlaces(placesOf("have"), tokens, index, found);
  if ((tag === "ADJ" || tag === "NOUN") && part.isParticiple && part.verbLemma !== lemma)
    atPlaces(part.verb, tokens, index, found);
  if (found.length > 0) return;
  if (tag === "ADJ") for (const degree of part.degrees) atPlaces(degree, tokens, index, found);
  if (found.length > 0) return;
  if (part.typos === NO_TYPOS) return;
  collect(part.typos.norm, tokens, index, found);
  if (found.length > 0 || lemma === norm) return;
  collect(lemma === part.verbLemma ? part.typos.verb : part.typos.noun, tokens, index, found);
}

/** Where a word stands in the tree. */
interface Places {
  readonly opening: number;
  readonly ends: readonly Candidate[];
  /** Its number, where an expression goes on with it. */
  readonly number: number;
}

function placesOf(word: string): Places {
  const opening = tree.opening(word);
  if (opening === NOWHERE && tree.numberOf(word) === UNKNOWN) return NO_PLACES;
  return { opening, ends: tree.endsAt(opening), number: tree.numberOf(word) };
}

const NO_PLACES: Places = { opening: NOWHERE, ends: NO_CANDIDATES, number: UNKNOWN };

/** What a word is to the word lists, as it is written and by its lemmas. */
interface Part extends Places {
  /** Whether an entry may begin with it at all. */
  readonly begins: boolean;
  readonly verb: Places;
  readonly noun: Places;
  readonly adjective: Places;
  readonly verbLemma: string;
  /** "swindled" and "bullying" are verbs to a word list, whatever the tagger took them for. */
  readonly isParticiple: boolean;
  /** What "lamer", "dimmest" and "nastier" may be degrees of. */
  readonly degrees: readonly Places[];
  readonly typos: Typos;
}

const partOf = perWord((norm, word): Part => {
  if (!isBuilt) build();
  const asVerb = verbOf(word).lemma;
  const own = placesOf(norm);
  const verb = placesOf(asVerb);
  const noun = placesOf(lemmaOf(word, "NOUN").lemma);
  const adjective = placesOf(lemmaOf(word, "ADJ").lemma);
  const degrees = positives(norm)
    .map(placesOf)
    .filter(({ opening }) => opening !== NOWHERE);
  const typos = typosOf(norm);
  const isOpening = [own, verb, noun, adjective, ...degrees].some(({ opening }) => opening !== NOWHERE);
  const begins = norm === "got" || isOpening || typos !== NO_TYPOS;
  const isParticiple = norm.endsWith("ed") || norm.endsWith("ing");
  return { ...own, begins, verb, noun, adjective, verbLemma: asVerb, isParticiple, degrees, typos };
});

/** The places of the lemma that a word has under this tag; only for one that has another lemma than itself. */
function inflected({ verb, noun, adjective }: Part, tag: Tag): Places {
  if (tag === "VERB" || tag === "AUX" || tag === "IMP") return verb;
  return tag === "NOUN" ? noun : adjective;
}

function positives(norm: string): string[] {
  const stem = norm.replace(/(?:er|est)$/, "");
  if (stem === norm || stem.length < 3) return [];
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single, ...(stem.endsWith("i") ? [`${stem.slice(0, -1)}y`] : [])];
}

/** Entries that a word, or its lemma, may be a slip of the pen for. */
interface Typos {
  readonly norm: readonly Candidate[];
  readonly verb: readonly Candidate[];
  readonly noun: readonly Candidate[];
}
const NO_TYPOS: Typos = { norm: NO_CANDIDATES, verb: NO_CANDIDATES, noun: NO_CANDIDATES };

function typosOf(norm: string): Typos {
  if (norm.length < MIN_TYPO_LETTERS || norm.length > MAX_TYPO_LETTERS) return NO_TYPOS;
  const like = (word: string) => byTypoKey.get(typoKey(word)) ?? NO_CANDIDATES;
  const typos = { norm: like(norm), verb: like(verbLemma(norm).lemma), noun: like(nounLemma(norm)) };
  return Object.values(typos).some((candidates) => candidates.length > 0) ? typos : NO_TYPOS;
}

/** The entries that could begin at `index` with a word of these places: single ones by their part of speech, expressions by what follows. */
function at(
  opening: number,
  ends: readonly Candidate[],
  tokens: readonly LookupToken[],
  index: number,
  found: Match[],
): void {
  if (ends.length > 0) collect(ends, tokens, index, found);
  goOn(opening, tokens, index, index + 1, found);
}

function atPlaces({ opening, ends }: Places, tokens: readonly LookupToken[], index: number, found: Match[]): void {
  if (opening !== NOWHERE) at(opening, ends, tokens, index, found);
}

function collect(
  candidates: readonly Candidate[],
  tokens: readonly LookupToken[],
  index: number,
  found: Match[],
): void {
  const token = tokens[index];
  if (token === undefined) return;
  for (const candidate of candidates) if (fits(candidate.pos, token)) keepLongest(found, candidate, index, index + 1);
}

/** Follows the tree over the words from `at` on; whether an entry ended there. */
function goOn(place: number, tokens: readonly LookupToken[], first: number, at: number, found: Match[]): boolean {
  const signs = tree.signsOf(place);
  const token = tokens[at];
  if (signs === 0 || token === undefined || token.sentence !== tokens[first]?.sentence) return false;
  const part = partOf(token.word);
  let hasEnded = mayLead(signs, part.number) && step(tree.step(place, part.number), tokens, first, at + 1, found);
  if (token.lemma !== token.norm) {
    const { number } = inflected(part, token.tag);
    if (mayLead(signs, number)) hasEnded = step(tree.step(place, number), tokens, first, at + 1, found) || hasEnded;
  }
  if (!mayLead(signs, STAR_NUMBER)) return hasEnded;
  const star = tree.step(place, STAR_NUMBER);
  return (star !== NOWHERE && skip(star, tokens, first, at, found)) || hasEnded;
}

function step(place: number, tokens: readonly LookupToken[], first: number, end: number, found: Match[]): boolean {
  if (place === NOWHERE) return false;
  const ending = tree.endsAt(place);
  for (const candidate of ending) keepLongest(found, candidate, first, end);
  return goOn(place, tokens, first, end, found) || ending.length > 0;
}

/** A star stands for as few words as will do, and for no mark. */
function skip(star: number, tokens: readonly LookupToken[], first: number, at: number, found: Match[]): boolean {
  for (let end = at + 1; end <= at + STAR_MAX; end++) {
    if (tokens[end - 1]?.tag === "PUNCT") return false;
    if (step(star, tokens, first, end, found)) return true;
  }
  return false;
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

function fits(pos: PartOfSpeech | undefined, { tag, norm, word }: LookupToken): boolean {
  if (pos === undefined) return true;
  if (pos === "noun") return tag === "NOUN" || tag === "PROPN";
  if (pos === "adv") return tag === "ADV";
  if (pos === "verb" && (tag === "VERB" || tag === "IMP" || tag === "AUX")) return true;
  if (tag !== "ADJ" && (pos === "verb" || tag !== "VERB")) return false;
  return (pos === "adj" && tag === "ADJ") || partOf(word).isParticiple || norm.endsWith("en");
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
    if (words.length > 0) tree.add(words, { name, text, severity, pos });
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
    add(byTypoKey, typoKey(only), { name, text, severity, pos });
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

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [candidate]);
  else list.push(candidate);
}

/** A word with its doubled letters made single: "unproffesional" and "unprofessional" meet there. */
function typoKey(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
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
