import * as lists from "../lexicon/words/phrases.ts";
import {
  BODIES,
  FIRST_NAMES,
  FIRST_PERSON,
  GENERIC,
  isRoleNoun,
  NOT_NAMES,
  ROLES,
  SECOND_PERSON,
  THIRD_PERSON,
} from "./people.ts";
import type { NounPhrase, Person, Tag } from "./reading.ts";
import { asksWord, isOneOf, perWord, type Word } from "./word.ts";

export interface TaggedToken {
  readonly word: Word;
  readonly text: string;
  readonly norm: string;
  readonly lemma: string;
  readonly tag: Tag;
}

const POSSESSIVES: Record<string, Person> = {
  my: "speaker",
  our: "speaker",
  your: "you",
  his: "third",
  her: "third",
  their: "third",
  whose: "third",
};
const OWNING_PRONOUNS: Record<string, Person> = {
  mine: "speaker",
  ours: "speaker",
  yours: "you",
  his: "third",
  hers: "third",
  theirs: "third",
};
const PLURAL_EVERY = new Set(["any", "every", "each", "no"]);
const DEFINITE = new Set(["the", "this", "that", "these", "those"]);

const isOwner = asksWord((norm) => Object.hasOwn(POSSESSIVES, norm));
const isShare = isOneOf("all both each");
const isDay = isOneOf("yesterday today tomorrow tonight");
const isLastOrNext = isOneOf("last next");

const isOneOrOther = isOneOf("one ones other others");
const isPlural = isOneOf("you we us");

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
  let head = -1;
  let at = index;
  for (; at < end; at++) {
    const next = tokens[at];
    if (next === undefined || (isDay(next) && (head !== -1 || tokens[at - 1]?.tag === "ADJ"))) break;
    const { tag } = next;
    // "You were so inconsiderate last night": the time is a phrase of its own.
    if (
      at > index &&
      head === -1 &&
      isLastOrNext(next) &&
      lists.TIMES.has(tokens[at + 1]?.norm ?? "") &&
      tokens[at - 1]?.tag === "ADJ"
    )
      break;
    if (tag === "DET" && at > index && opensNext(tokens[at - 1])) break;
    // "due to his arrogance half of us stayed away"
    if (head !== -1 && isSomeOf(next) && tokens[at + 1]?.norm === "of") break;
    // "the slides Anna made"
    if (head !== -1 && tag === "PROPN" && token.norm === "the" && isFirstName(next) && tokens[at + 1]?.tag === "VERB")
      break;
    if (tag === "NOUN" || tag === "PROPN") head = at;
    else if (tag === "NUM" && head === at - 1 && lists.NUMBERED.has(tokens[head]?.norm ?? "")) head = at;
    else if (tag === "PRON" && at === index) continue;
    else if (tag === "PRON" && head === -1 && isOneOrOther(next)) head = at;
    else if (tag === "ADJ" || tag === "NUM" || tag === "DET" || isModifier(tokens, at, head)) {
      if (head !== -1 && tag !== "NUM") break;
    } else break;
  }
  if (head !== -1) return possessed(tokens, head + 1, end);
  return token.tag === "NUM" || (token.tag === "DET" && at === index + 1) ? index + 1 : index;
}

/** "They all complain", "the nurses all complain" */
function isOfAll(before: TaggedToken | undefined, next: TaggedToken | undefined): boolean {
  return before?.tag === "PRON" || (["NOUN", "ADV"].includes(before?.tag ?? "") && next?.tag === "VERB");
}

function mayStart(tag: Tag): boolean {
  return tag === "NOUN" || tag === "DET" || tag === "ADJ" || tag === "PROPN" || tag === "NUM";
}

/** "cruel that night": after an adjective a new phrase begins; "such a fool" is one. */
function opensNext(before: TaggedToken | undefined): boolean {
  return before?.tag === "ADJ";
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
function isModifier(tokens: readonly TaggedToken[], at: number, head: number): boolean {
  const token = tokens[at];
  if (token === undefined || head !== -1) return false;
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
  if (next.norm === "by" && after.tag === "PROPN" && nameOrThing(after) !== "thing") return nameOrThing(after);
  const subject = isPronoun(next) ? pronounPerson(next.norm) : next.tag === "PROPN" ? nameOrThing(next) : undefined;
  if (subject === undefined || subject === "thing") return undefined;
  return lists.MAKING.has(after.lemma) || lists.MAKING.has(tokens[end + 2]?.lemma ?? "") ? subject : undefined;
}

function pronounPerson(norm: string): Person | undefined {
  if (FIRST_PERSON.has(norm)) return "speaker";
  if (SECOND_PERSON.has(norm)) return "you";
  if (THIRD_PERSON.has(norm)) return "third";
  return GENERIC.has(norm) ? "generic" : undefined;
}

const isPronoun = asksWord((norm) => pronounPerson(norm) !== undefined);

const nameOrThing = ({ word }: TaggedToken): Person => nameOfWord(word);

const nameOfWord = perWord((norm, { text }): Person => {
  if (NOT_NAMES.has(norm) || (norm.endsWith("days") && NOT_NAMES.has(norm.slice(0, -1)))) return "thing";
  if (FIRST_NAMES.has(norm)) return "name";
  if (BODIES.has(norm)) return "group";
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(text) || /^\p{Lu}\p{Ll}+-\p{Lu}/u.test(text) || /^[OM]c?['’]?\p{Lu}/u.test(text);
  return isName ? "name" : "thing";
});

/** A family by its name: no place, no games, no mountains. */
const isFamily = perWord(
  (norm, { text }) =>
    /^\p{Lu}\p{Ll}{3,}s$/u.test(text) && !NOT_NAMES.has(norm) && !lists.NETHERLANDS_PHILIPPINES_MALDIVES.has(norm),
);

/** "mrs patel", "dr khan", without their capitals */
const isTitle = isOneOf("mr mrs ms miss dr prof");

const isNamedThing = isOneOf("storm hurricane cyclone typhoon lake mount");

/** The person of tokens [first, end), whose last token is the head. */
function personOf(tokens: readonly TaggedToken[], first: number, end: number, owner: Person | undefined): Person {
  const head = tokens[end - 1];
  const start = tokens[first];
  if (head === undefined || start === undefined) return "thing";
  if (end - first === 2) {
    if (isTitle(start)) return "name";
    // "Storm Brenda"
    if (isNamedThing(start) && head.tag === "PROPN") return "thing";
    if (start.tag === "PRON" && isPlural(start)) return start.norm === "you" ? "you" : "speaker";
  }
  // "the Hendersons"
  if (end - first === 2 && start.norm === "the" && isFamily(head.word)) return "group";
  const pronoun = isPronoun(head) ? pronounPerson(head.norm) : undefined;
  const isAlone = end - first === 1;
  if (pronoun !== undefined && (isAlone || pronoun === "generic")) return definite(tokens, first, end, pronoun);
  if (endsAsPerson(head) || isRole(head, end > 1 ? tokens[end - 2] : undefined))
    return roleIn(tokens, first, end, head);
  if (isServing(head, tokens[end - 2]) || isBody(head) || (head.lemma !== head.norm && BODIES.has(head.lemma)))
    return bodyIn(tokens, first, end, owner);
  // "your friend Mark"
  const before = owner === undefined ? undefined : tokens[end - 2];
  if (head.tag === "PROPN" && before !== undefined && isFirstName(head) && isRole(before)) return "third";
  if (head.tag === "PROPN") return owner !== undefined && !isOurs(head, owner) ? "work" : nameOf(tokens, first, end);
  return owner !== undefined && owner !== "speaker" && owner !== "thing" && owner !== "generic" ? "work" : "thing";
}

/** "our Ella" */
function isOurs(head: TaggedToken, owner: Person): boolean {
  return owner === "speaker" && isFirstName(head);
}

const isServiceOrShift = isOneOf("service shift");

/** "customer service", "the night shift" */
function isServing(head: TaggedToken, before: TaggedToken | undefined): boolean {
  if (before === undefined || !isServiceOrShift(head)) return false;
  return lists.CUSTOMER_ROOM_GUEST.has(before.norm);
}

const endsAsPerson = asksWord((norm) =>
  /(?:person|man|woman|people|guys|smen|emen|women|irmen|kmen|tmen)$|^ones$|^men$/.test(norm),
);
const isBody = asksWord((norm) => BODIES.has(norm));
const isFirstName = asksWord((norm) => FIRST_NAMES.has(norm));

const isChiefWord = perWord((_, { text }) => /^(?:PM|PO|CEO|CTO|CFO|COO|MD|GP|HoD)$/.test(text));

function isRole(head: TaggedToken, before?: TaggedToken): boolean {
  if (head.norm === "chairs") return false;
  if (isChiefWord(head.word) && before !== undefined && before.tag !== "NUM") return true;
  return head.tag === "NOUN" ? isRoleNoun(head) : ROLES.has(head.lemma);
}

/** "people" at large; "these people", "you people" are definite. */
function definite(tokens: readonly TaggedToken[], first: number, end: number, person: Person): Person {
  const start = tokens[first]?.norm ?? "";
  if (person !== "generic" || end - first === 1) return person;
  if (DEFINITE.has(start) || Object.hasOwn(POSSESSIVES, start)) return "group";
  return person;
}

function roleIn(tokens: readonly TaggedToken[], first: number, end: number, head: TaggedToken): Person {
  const start = tokens[first]?.norm ?? "";
  const isPlural = head.norm !== head.lemma || head.norm.endsWith("men");
  if (PLURAL_EVERY.has(start)) return "generic";
  if (!isPlural) return start === "a" || start === "an" ? "generic" : "third";
  // "Two lads frightened me"
  const isCounted = tokens[first]?.tag === "NUM";
  return isCounted || DEFINITE.has(start) || hasOwner(tokens, first, end) ? "group" : "generic";
}

function hasOwner(tokens: readonly TaggedToken[], first: number, end: number): boolean {
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (token !== undefined && isOwner(token)) return true;
  }
  return false;
}

function bodyIn(tokens: readonly TaggedToken[], first: number, end: number, owner: Person | undefined): Person {
  const start = tokens[first]?.norm ?? "";
  if (PLURAL_EVERY.has(start) || ((start === "a" || start === "an") && owner === undefined)) return "generic";
  const head = tokens[end - 1];
  // "Sales staff ought to …"
  if (head?.norm === "staff" && end - first === 2 && tokens[first]?.tag === "NOUN") return "generic";
  const isPlural = head !== undefined && head.norm !== head.lemma && !BODIES.has(head.norm);
  return isPlural && end - first === 1 ? "generic" : "group";
}

function nameOf(tokens: readonly TaggedToken[], first: number, end: number): Person {
  let person: Person = "thing";
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (token === undefined || token.tag !== "PROPN") continue;
    const found = nameOrThing(token);
    if (NOT_NAMES.has(token.norm)) return "thing";
    person = found === "thing" ? person : found;
  }
  return tokens[first]?.tag === "DET" && person === "name" ? "thing" : person;
}
