import { lemmaOf, nounLemma, verbLemma, verbOf } from "../text/lemma.ts";
import type { Match, Tag } from "../text/reading.ts";
import { perWord, type Word } from "../text/word.ts";
import type { PartOfSpeech } from "./lexicon.ts";
import { type Candidate, drawerOf } from "./openings.ts";
import { bitOf, type Place, step } from "./tree.ts";

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
const NO_CANDIDATES: readonly Candidate[] = [];

/** Adds the word-list entries that begin at token `index`, the longest of each class; those of the tokens before are in `found` already. */
export function addEntries(tokens: readonly LookupToken[], index: number, found: Match[]): void {
  const token = tokens[index];
  if (token === undefined) return;
  const part = partOf(token.word);
  if (!part.begins) return;
  const before = found.length;
  addAsWritten(part, token, tokens, index, found);
  if (found.length > before) return;
  if (token.tag === "ADJ") for (const degree of part.degrees) at(degree, tokens, index, found);
  if (found.length > before || part.typos === NO_TYPOS) return;
  collect(part.typos.norm, tokens, index, found);
  if (found.length > before || token.lemma === token.norm) return;
  collect(token.lemma === part.verbLemma ? part.typos.verb : part.typos.noun, tokens, index, found);
}

/** Those that open with the word itself, or with a lemma of it. */
function addAsWritten(
  part: Part,
  { norm, lemma, tag }: LookupToken,
  tokens: readonly LookupToken[],
  index: number,
  found: Match[],
): void {
  at(part, tokens, index, found);
  if (lemma !== norm) at(inflected(part, tag), tokens, index, found);
  // "You've got a nerve" is "have a nerve" with one more word.
  if (norm === "got" && ["have", "has", "'s"].includes(tokens[index - 1]?.norm ?? ""))
    at(openingOf("have"), tokens, index, found);
  if ((tag === "ADJ" || tag === "NOUN") && part.isParticiple && part.verbLemma !== lemma)
    at(part.verb, tokens, index, found);
}

/** A word as the tree knows it. */
interface Known extends Opening {
  readonly text: string;
  readonly bit: number;
}

/** How entries open: what the place behind their first word is asked for every word that is read lies beside it. */
interface Opening {
  readonly place: Place<Candidate> | undefined;
  readonly mask: number;
  readonly isEntry: boolean;
}

function known(text: string): Known {
  const { place, mask, isEntry } = openingOf(text);
  return { text, bit: bitOf(text), place, mask, isEntry };
}

function isOpen({ place }: Opening): boolean {
  return place !== undefined;
}

function openingOf(word: string): Opening {
  const place = drawerOf(word).placeOf(word);
  return { place, mask: place?.mask ?? 0, isEntry: place !== undefined && place.ends.length > 0 };
}

/** What a word is to the word lists, as it is written and by its lemmas. */
interface Part extends Known {
  /** Whether an entry may begin with it at all. */
  readonly begins: boolean;
  readonly verb: Known;
  readonly noun: Known;
  readonly adjective: Known;
  readonly verbLemma: string;
  /** "swindled" and "bullying" are verbs to a word list, whatever the tagger took them for. */
  readonly isParticiple: boolean;
  /** What "lamer", "dimmest" and "nastier" may be degrees of. */
  readonly degrees: readonly Opening[];
  readonly typos: Typos;
}

const partOf = perWord((norm, word): Part => {
  const asVerb = verbOf(word).lemma;
  const own = known(norm);
  const as = (lemma: string) => (lemma === norm ? own : known(lemma));
  const verb = as(asVerb);
  const noun = as(lemmaOf(word, "NOUN").lemma);
  const adjective = as(lemmaOf(word, "ADJ").lemma);
  const degrees = positives(norm).map(openingOf).filter(isOpen);
  const typos = typosOf(norm);
  const isOpening = [own, verb, noun, adjective].some(isOpen) || degrees.length > 0;
  const begins = norm === "got" || isOpening || typos !== NO_TYPOS;
  const isParticiple = norm.endsWith("ed") || norm.endsWith("ing");
  const { text, bit, place, mask, isEntry } = own;
  return {
    text,
    bit,
    place,
    mask,
    isEntry,
    begins,
    verb,
    noun,
    adjective,
    verbLemma: asVerb,
    isParticiple,
    degrees,
    typos,
  };
});

/** The lemma that a word has under this tag; only for one that has another lemma than itself. */
function inflected({ verb, noun, adjective }: Part, tag: Tag): Known {
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
  const like = (word: string) => drawerOf(word).typosOf(word);
  const typos = { norm: like(norm), verb: like(verbLemma(norm).lemma), noun: like(nounLemma(norm)) };
  return Object.values(typos).some((candidates) => candidates.length > 0) ? typos : NO_TYPOS;
}

/** The entries that could begin at `index` with a word that opens them: single ones by their part of speech, expressions by what follows. */
function at({ place, mask, isEntry }: Opening, tokens: readonly LookupToken[], index: number, found: Match[]): void {
  if (place === undefined) return;
  if (isEntry) collect(place.ends, tokens, index, found);
  if (mask !== 0) goOn(place, mask, tokens, index, index + 1, found);
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

/** Follows the tree over the words from `at` on; whether an entry ended there. A place is looked at only where its mask lets a word pass. */
function goOn(
  place: Place<Candidate>,
  mask: number,
  tokens: readonly LookupToken[],
  first: number,
  at: number,
  found: Match[],
): boolean {
  const token = tokens[at];
  if (token === undefined || token.sentence !== tokens[first]?.sentence) return false;
  const part = partOf(token.word);
  const other = token.lemma === token.norm ? part : inflected(part, token.tag);
  if ((mask & (part.bit | other.bit)) === 0) return false;
  let hasEnded = arrive(step(place, part.text, part.bit), tokens, first, at + 1, found);
  if (other !== part) hasEnded = arrive(step(place, other.text, other.bit), tokens, first, at + 1, found) || hasEnded;
  return (place.star !== undefined && skip(place.star, tokens, first, at, found)) || hasEnded;
}

function arrive(
  place: Place<Candidate> | undefined,
  tokens: readonly LookupToken[],
  first: number,
  end: number,
  found: Match[],
): boolean {
  if (place === undefined) return false;
  for (const candidate of place.ends) keepLongest(found, candidate, first, end);
  return (place.mask !== 0 && goOn(place, place.mask, tokens, first, end, found)) || place.ends.length > 0;
}

/** A star stands for as few words as will do, and for no mark. */
function skip(
  star: Place<Candidate>,
  tokens: readonly LookupToken[],
  first: number,
  at: number,
  found: Match[],
): boolean {
  for (let end = at + 1; end <= at + STAR_MAX; end++) {
    if (tokens[end - 1]?.tag === "PUNCT") return false;
    if (arrive(star, tokens, first, end, found)) return true;
  }
  return false;
}

function keepLongest(found: Match[], { name, text, severity }: Candidate, first: number, end: number): void {
  for (let at = found.length - 1; at >= 0; at--) {
    const rival = found[at];
    if (rival?.first !== first) break;
    if (rival.name !== name) continue;
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
