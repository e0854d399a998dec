import * as lists from "../lexicon/words/phrase-person.ts";
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
import type { Person, Tag } from "./reading.ts";
import { asksWord, isOneOf, perWord, type Word } from "./word.ts";

export interface TaggedToken {
  readonly word: Word;
  readonly text: string;
  readonly norm: string;
  readonly lemma: string;
  readonly tag: Tag;
}

export const POSSESSIVES: Record<string, Person> = {
  my: "speaker",
  our: "speaker",
  your: "you",
  his: "third",
  her: "third",
  their: "third",
  whose: "third",
};
const PLURAL_EVERY = new Set(["any", "every", "each", "no"]);
const DEFINITE = new Set(["the", "this", "that", "these", "those"]);

export const isOwner = asksWord((norm) => Object.hasOwn(POSSESSIVES, norm));
export const isPlural = isOneOf("you we us");

function pronounPerson(norm: string): Person | undefined {
  if (FIRST_PERSON.has(norm)) return "speaker";
  if (SECOND_PERSON.has(norm)) return "you";
  if (THIRD_PERSON.has(norm)) return "third";
  return GENERIC.has(norm) ? "generic" : undefined;
}

export const isPronoun = asksWord((norm) => pronounPerson(norm) !== undefined);

export const pronounOf = (token: TaggedToken) => (isPronoun(token) ? pronounPerson(token.norm) : undefined);

export const nameOrThing = ({ word }: TaggedToken): Person => nameOfWord(word);

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

/** Whose things are work. */
const OTHERS: ReadonlySet<Person | undefined> = new Set(["you", "third", "name", "group", "work"]);

/** The person of tokens [first, end), whose last token is the head. */
export function personOf(
  tokens: readonly TaggedToken[],
  first: number,
  end: number,
  owner: Person | undefined,
): Person {
  const [head, start] = [tokens[end - 1], tokens[first]];
  if (head === undefined || start === undefined) return "thing";
  const pair = end - first === 2 ? pairOf(start, head) : undefined;
  if (pair !== undefined) return pair;
  const pronoun = pronounOf(head);
  if (pronoun !== undefined && (end - first === 1 || pronoun === "generic"))
    return definite(tokens, first, end, pronoun);
  const before = end > 1 ? tokens[end - 2] : undefined;
  if (endsAsPerson(head) || isRole(head, before)) return roleIn(tokens, first, end, head);
  if (isServing(head, before) || isBody(head)) return bodyIn(tokens, first, end, owner);
  if (head.tag === "PROPN") return namedBy(tokens, first, end, owner);
  return OTHERS.has(owner) ? "work" : "thing";
}

/** "Mr Patel", "Storm Brenda", "you two", "the Hendersons" */
function pairOf(start: TaggedToken, head: TaggedToken): Person | undefined {
  if (isTitle(start)) return "name";
  if (isNamedThing(start) && head.tag === "PROPN") return "thing";
  if (start.tag === "PRON" && isPlural(start)) return start.norm === "you" ? "you" : "speaker";
  return start.norm === "the" && isFamily(head.word) ? "group" : undefined;
}

/** "your friend Mark", "our Ella", "your iPhone" */
function namedBy(tokens: readonly TaggedToken[], first: number, end: number, owner: Person | undefined): Person {
  const [before, head] = [tokens[end - 2], tokens[end - 1]];
  if (owner === undefined || head === undefined) return nameOf(tokens, first, end);
  if (before !== undefined && isFirstName(head) && isRole(before)) return "third";
  return owner === "speaker" && isFirstName(head) ? nameOf(tokens, first, end) : "work";
}

const isServiceOrShift = isOneOf("service shift");

/** "customer service", "the night shift" */
function isServing(head: TaggedToken, before: TaggedToken | undefined): boolean {
  if (before === undefined || !isServiceOrShift(head)) return false;
  return lists.CUSTOMER_ROOM_GUEST.has(before.norm);
}

const endsAsPerson = asksWord(
  (norm) => /(?:person|people|man|guys)$/.test(norm) || /(?:^|[sekt]|ir|wo)men$/.test(norm) || norm === "ones",
);
const isBody = ({ norm, lemma }: TaggedToken) => BODIES.has(norm) || BODIES.has(lemma);
export const isFirstName = asksWord((norm) => FIRST_NAMES.has(norm));

const isChiefWord = perWord((_, { text }) => lists.CHIEFS.has(text));

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
