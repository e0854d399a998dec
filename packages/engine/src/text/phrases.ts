import * as lists from "../lexicon/words/phrases.ts";
import {
  isFirstName,
  isOwner,
  isPlural,
  isPronoun,
  nameOrThing,
  POSSESSIVES,
  personOf,
  pronounOf,
  type TaggedToken,
} from "./phrase-person.ts";
import type { NounPhrase, Person, Tag } from "./reading.ts";
import { asksWord, isOneOf } from "./word.ts";

const OWNING_PRONOUNS: Record<string, Person> = {
  mine: "speaker",
  ours: "speaker",
  yours: "you",
  his: "third",
  hers: "third",
  theirs: "third",
};

const isShare = isOneOf("all both each");
const isDay = isOneOf("yesterday today tomorrow tonight");
const isLastOrNext = isOneOf("last next");

const isOneOrOther = isOneOf("one ones other others");

/** Adds the noun phrases of tokens [first, end), in order, none inside another. */
export function addNounPhrases(tokens: readonly TaggedToken[], first: number, end: number, found: NounPhrase[]): void {
  let index = first;
  while (index < end) {
    const stop = phraseEnd(tokens, index, end);
    if (stop > index) found.push(describePhrase(tokens, index, stop, end, found.length));
    index = Math.max(stop, index + 1);
  }
}

/** The noun phrase around token `at`; none before the message. */
export function phraseAround(
  tokens: readonly { readonly phrase: number }[],
  phrases: readonly NounPhrase[],
  at: number,
): NounPhrase | undefined {
  const phrase = at < 0 ? -1 : (tokens[at]?.phrase ?? -1);
  return phrase < 0 ? undefined : phrases[phrase];
}

/** Where the noun phrase that begins at `index` ends, or `index` itself when none does. */
function phraseEnd(tokens: readonly TaggedToken[], index: number, end: number): number {
  const token = tokens[index];
  if (token === undefined) return index;
  const owns = isOwner(token) && opensNoun(tokens, index + 1, end);
  if (token.tag === "PRON" && !owns)
    return possessed(tokens, isYouGuys(token, tokens[index + 1]) ? index + 2 : index + 1, end);
  if (!owns && !mayStart(token.tag)) return index;
  if (index > 0 && isShare(token) && isOfAll(tokens[index - 1], tokens[index + 1])) return index;
  const [head, stop] = headFrom(tokens, index, end);
  if (head !== -1) return possessed(tokens, head + 1, end);
  return token.tag === "NUM" || (token.tag === "DET" && stop === index + 1) ? index + 1 : index;
}

/** The head of a phrase that begins at `index`, -1 when it has none, and where its words end. */
function headFrom(tokens: readonly TaggedToken[], index: number, end: number): readonly [head: number, stop: number] {
  let head = -1;
  let at = index;
  while (at < end && !breaksOff(tokens, at, index, head)) {
    if (canHead(tokens, at, index, head)) head = at;
    else if (!leadsOn(tokens, at, index, head)) break;
    at++;
  }
  return [head, at];
}

/** Whether a phrase that began at `index` cannot have the word at `at` in it, and another begins. */
function breaksOff(tokens: readonly TaggedToken[], at: number, index: number, head: number): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return true;
  if (head === -1) {
    if (tokens[at - 1]?.tag !== "ADJ") return false;
    // "You were so inconsiderate last night", "cruel that night"; "such a fool" is one.
    const isTime = isLastOrNext(token) && lists.TIMES.has(after?.norm ?? "");
    return isDay(token) || (at > index && (isTime || token.tag === "DET"));
  }
  // "the slides Anna made"
  const isMaker = token.tag === "PROPN" && isFirstName(token) && after?.tag === "VERB";
  if (isMaker && tokens[index]?.norm === "the") return true;
  // "due to his arrogance half of us stayed away"
  return isDay(token) || (isSomeOf(token) && after?.norm === "of");
}

/** Nouns, "the big one", "room 4". */
function canHead(tokens: readonly TaggedToken[], at: number, index: number, head: number): boolean {
  const token = tokens[at];
  if (token?.tag === "NOUN" || token?.tag === "PROPN") return true;
  if (token?.tag === "NUM") return head === at - 1 && lists.NUMBERED.has(tokens[head]?.norm ?? "");
  return token?.tag === "PRON" && at > index && head === -1 && isOneOrOther(token);
}

/** Whose it is, articles, numbers, and what stands before a noun. */
function leadsOn(tokens: readonly TaggedToken[], at: number, index: number, head: number): boolean {
  const tag = tokens[at]?.tag;
  if (tag === "NUM") return true;
  if (tag === "PRON") return at === index;
  return head === -1 && (tag === "ADJ" || tag === "DET" || isModifier(tokens, at));
}

/** "They all complain", "the nurses all complain" */
function isOfAll(before: TaggedToken | undefined, next: TaggedToken | undefined): boolean {
  return before?.tag === "PRON" || (["NOUN", "ADV"].includes(before?.tag ?? "") && next?.tag === "VERB");
}

function mayStart(tag: Tag): boolean {
  return tag === "NOUN" || tag === "DET" || tag === "ADJ" || tag === "PROPN" || tag === "NUM";
}

/** "you guys", "we two", "us women": the pronoun says who. */
function isYouGuys(token: TaggedToken, next: TaggedToken | undefined): boolean {
  if (next === undefined || !isPlural(token)) return false;
  if (next.tag === "NUM") return ["two", "three", "four", "five"].includes(next.norm);
  if (next.tag !== "NOUN") return false;
  return next.norm !== next.lemma || lists.PEOPLE_LOT_FOLK.has(next.norm);
}

/** "Dave" + "'s" + "code": the phrase goes on to what is owned. */
function possessed(tokens: readonly TaggedToken[], stop: number, end: number): number {
  const mark = tokens[stop];
  if (mark === undefined || mark.tag !== "PART" || !mark.norm.startsWith("'")) return stop;
  const owned = phraseEnd(tokens, stop + 1, end);
  return owned > stop + 1 ? owned : stop;
}

function opensNoun(tokens: readonly TaggedToken[], from: number, end: number): boolean {
  for (let at = from; at < Math.min(end, from + 5); at++) {
    const token = tokens[at];
    const tag = token?.tag;
    // "angry with her yesterday"
    if (token !== undefined && at === from && isDay(token)) return false;
    if (tag === "NOUN" || tag === "PROPN") return true;
    // "that speech of his ruined the wedding"
    if (tag === "DET" && tokens[at - 1]?.tag === "VERB") return false;
    if (tag !== "ADJ" && tag !== "NUM" && tag !== "ADV" && tag !== "VERB" && tag !== "DET") return false;
  }
  return false;
}

const isParticiple = asksWord((norm) => /(?:ing|ed|en)$/.test(norm));

/** Adverbs and participles before a noun: "very late report", "missing file". */
function isModifier(tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens[at + 1]?.tag;
  if (token.tag === "ADV") return next === "ADJ" || next === "VERB";
  return token.tag === "VERB" && isParticiple(token) && (next === "NOUN" || next === "ADJ");
}

function describePhrase(
  tokens: readonly TaggedToken[],
  first: number,
  end: number,
  limit: number,
  index: number,
): NounPhrase {
  const head = end - 1;
  const owner = ownerOf(tokens, first, end, limit);
  const person = sharePerson(tokens, head, end, limit) ?? personOf(tokens, first, end, owner);
  return { index, first, end, head, owner, person };
}

const isSomeOf = isOneOf(lists.IS_SOME_OF);

/** "the rest of the committee", "both of you", "some of your mates": a share of people is people. */
function sharePerson(tokens: readonly TaggedToken[], head: number, end: number, limit: number): Person | undefined {
  const share = tokens[head];
  if (share === undefined || !isSomeOf(share) || tokens[end]?.norm !== "of") return undefined;
  // "The two of them"; "all of them" may be things
  if (tokens[end + 1]?.norm === "them")
    return share.tag === "NUM" && tokens[head - 1]?.norm === "the" ? "third" : undefined;
  const stop = phraseEnd(tokens, end + 1, limit);
  const person = personOf(tokens, end + 1, stop, ownerOf(tokens, end + 1, stop, limit));
  return ["you", "speaker", "group", "third", "name"].includes(person) ? person : undefined;
}

function ownerOf(tokens: readonly TaggedToken[], first: number, end: number, limit: number): Person | undefined {
  let owner: Person | undefined;
  for (let at = first; at < end - 1; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.tag === "PRON" && isOwner(token)) owner ??= POSSESSIVES[token.norm];
    // "my boss's remark" is the boss's.
    if (token.tag === "PART") owner = personOf(tokens, first, at, undefined);
  }
  return owner ?? laterOwner(tokens, end, limit);
}

/** "that call of yours", "the report by Dave", "the deck you sent". */
function laterOwner(tokens: readonly TaggedToken[], end: number, limit: number): Person | undefined {
  const [next, after] = [tokens[end], tokens[end + 1]];
  if (next === undefined || after === undefined || end + 1 >= limit) return undefined;
  if (next.norm === "of" && Object.hasOwn(OWNING_PRONOUNS, after.norm)) return OWNING_PRONOUNS[after.norm];
  if (next.norm === "by" && after.tag === "PROPN") return makerOf(after);
  const maker = makerOf(next);
  if (maker === undefined) return undefined;
  return lists.MAKING.has(after.lemma) || lists.MAKING.has(tokens[end + 2]?.lemma ?? "") ? maker : undefined;
}

function makerOf(token: TaggedToken): Person | undefined {
  const person = token.tag === "PROPN" && !isPronoun(token) ? nameOrThing(token) : pronounOf(token);
  return person === "thing" ? undefined : person;
}
