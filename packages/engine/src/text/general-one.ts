import * as lists from "../lexicon/words/general-one.ts";
import { rows } from "../matcher/rows.ts";
import { ARRIVING, isLate, isNotice } from "./notices.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, follows, is, norm, phrasesIn, tokenAt } from "./query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const OTHER = cueAsWritten("other");
const JUST_SIMPLY = cueAsWritten("just simply");
const THAT_THIS_SUCH = cueAsWritten("that this such like");

export const DUTY = lists.DUTY;

/** "One does not …", "One would expect …"; "one should arrive on Monday" counts things. */
export function oneDoes(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Stretch | undefined {
  if (!isAtHead(reading, clause, subject) || isWhere(reading, verb)) return undefined;
  const told = { first: subject.first, end: verb.end };
  if (isCustom(reading, clause, subject, verb) || isLiked(reading, clause, verb)) return told;
  if (DUTY.has(verb.modal))
    return isNotice(reading, clause, subject, verb) || lists.HANDLING.has(verb.lemma)
      ? undefined
      : { first: subject.first, end: modalEnd(reading, verb) };
  if (verb.negated && ["do", "can"].includes(reading.tokens[verb.first]?.lemma ?? ""))
    return { first: subject.first, end: Math.max(verb.head, verb.first + 2) };
  return isThought(verb) ? told : undefined;
}

function isAtHead(reading: Reading, clause: Clause, { first }: NounPhrase): boolean {
  const before = tokenAt(reading, first - 1);
  return (
    first === clause.first ||
    before?.tag === "SCONJ" ||
    lists.BEFORE_ONE.has(before?.norm ?? "") ||
    before?.norm === ","
  );
}

/** "one arrives at noon", "one must be in the house": where somebody is, not how one behaves. */
function isWhere(reading: Reading, { lemma, modal, end }: VerbGroup): boolean {
  if (ARRIVING.has(lemma)) return !isLate(reading, end);
  return lemma === "be" && modal !== "" && !isManner(reading, end);
}

/** "One likes to be asked" */
function isLiked(reading: Reading, clause: Clause, { lemma, end }: VerbGroup): boolean {
  if (!["like", "want", "expect", "prefer"].includes(lemma) || !follows(reading, end, "to", "be")) return false;
  return lists.TREATED.has(reading.tokens[end + 2]?.lemma ?? "") && !holds(reading, OTHER, end, clause.end + 6);
}

/** "one would think", "one can expect", "one expects" */
function isThought({ lemma, modal, tense }: VerbGroup): boolean {
  if (lemma === "expect" && (modal === "can" || (modal === "" && tense === "present"))) return true;
  return (
    ["expect", "think", "assume", "hope", "imagine"].includes(lemma) && ["would", "might", "could"].includes(modal)
  );
}

/** "One greets people in this building"; not "one knows the area, the other …" */
function isCustom(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  if (!lists.CUSTOMS.has(verb.lemma) || verb.modal !== "" || verb.tense !== "present") return false;
  if (verb.passive || verb.negated) return false;
  if (holds(reading, OTHER, verb.end, verb.end + 12)) return false;
  return subject.first === clause.first && verb.first === subject.end;
}

/** "on time", "polite", "able to expect": how one is, not which of two things. */
function isManner(reading: Reading, at: number): boolean {
  return (
    is(reading, at, "praise-adjective") ||
    lists.ABLE_ASHAMED_GRATEFUL.has(norm(reading, at)) ||
    (norm(reading, at) === "on" && norm(reading, at + 1) === "time")
  );
}

/** "You just don't do that to a colleague", "You can't just leave people waiting": "you" for everybody. */
export function youJustDoNot(
  reading: Reading,
  clause: Clause,
  subject: NounPhrase,
  verb: VerbGroup,
): Stretch | undefined {
  if (!verb.negated || verb.tense !== "present") return undefined;
  const hasJust = holds(reading, JUST_SIMPLY, subject.end, verb.head);
  const isThat = verb.lemma === "do" && norm(reading, verb.end) === "that" && norm(reading, verb.end + 1) === "to";
  const isAs = treatedAs.fit(reading, verb.head, { first: verb.first, end: clause.end });
  const isPlain = verb.modal === "" || (verb.modal === "can" && (hasJust || isAs));
  if ((!hasJust && !isThat && !isAs) || !isPlain) return undefined;
  const limit = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  const isForAll = phrasesIn(reading, verb.end, limit).some(
    ({ person, head, end, first }) =>
      person === "generic" ||
      lists.FAMILY_FRIENDS_GUESTS.has(norm(reading, head)) ||
      (norm(reading, first) === "your" && norm(reading, first + 1) === "own" && end > first + 2) ||
      (norm(reading, first) === "other" && norm(reading, first + 1) === "people"),
  );
  return isForAll ? { first: subject.first, end: verb.head } : undefined;
}

const treatedAs = rows(
  "treat~|speak~|talk~ .. like", // = You don't treat family like a hotel. ≠ You don't treat family that way.
  "behave~|act~|do~ .. like that|this", // = You don't behave like this with guests. ≠ You don't behave like a guest.
);

const AT_PEOPLE = cueAsWritten("people others behind");

export const SHABBY = lists.SHABBY;

/** "Friends don't do that", "Professionals don't leave rubble behind", "Professionals don't speak to people like that". */
export function isLikeThat(reading: Reading, subject: NounPhrase, verb: VerbGroup): boolean {
  if (!verb.negated || verb.tense !== "present" || verb.modal !== "" || subject.end - subject.first !== 1) return false;
  const isPeople = lists.PEOPLE_ADULTS_GROWN_UPS.has(norm(reading, subject.head));
  const isFlat =
    holds(reading, JUST_SIMPLY, subject.end, verb.head) ||
    holds(reading, AT_PEOPLE, verb.end, verb.end + 4) ||
    SHABBY.has(verb.lemma);
  if (isPeople && isFlat && !lists.KNOW_UNDERSTAND_REALISE.has(verb.lemma)) return true;
  if (!isRole(reading, subject)) return false;
  const isOthers = findToken(
    reading,
    verb.end,
    verb.end + 6,
    ({ norm: word, index }) =>
      ["people", "someone", "somebody", "strangers", "others"].includes(word) && norm(reading, index + 1) === "'s",
  );
  if (isOthers !== -1) return true;
  if (["each", "one"].includes(norm(reading, verb.end)) && ["other", "another"].includes(norm(reading, verb.end + 1)))
    return true;
  const isDoing = lists.DO_TREAT_SPEAK.has(verb.lemma);
  return isDoing && holds(reading, THAT_THIS_SUCH, verb.end, verb.end + 6);
}

function isRole(reading: Reading, { person, head }: NounPhrase): boolean {
  if (person !== "generic") return false;
  return is(reading, head, "person") || is(reading, head, "kin") || is(reading, head, "generic-plural");
}

/** Just past "should", "ought to", "have to". */
export function modalEnd(reading: Reading, verb: VerbGroup): number {
  const target = verb.modal.split(" ").at(-1) ?? "";
  const last = findToken(reading, verb.first, verb.end, ({ norm: word }) => word === target);
  let end = (last === -1 ? verb.first : last) + 1;
  if (verb.modal === "ought" && norm(reading, end) === "to") end++;
  if (norm(reading, end) === "not" || (norm(reading, end) === "have" && end < verb.end)) end++;
  return end;
}
