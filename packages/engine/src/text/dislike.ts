import * as lists from "../lexicon/words/dislike.ts";
import { isCaringFor } from "./caring.ts";
import { isDoneToAt, isPutUponAt } from "./done-to.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clauseOf, clausesOf, findToken, is, norm, phraseAt } from "./query.ts";
import type { NounPhrase, Person, Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isNegatedBetween, speakerOrDropped } from "./wish.ts";

const LEAVING_ILL_SICK = cueAsWritten(lists.LEAVING_ILL_SICK);
const TROUBLE_EXPENSE_UP = cueAsWritten("trouble expense up fuss effort");

/** Verbs with which the speaker tells what they cannot bear. */
const HATE = new Set("hate loathe detest dislike".split(" "));

export const DISLIKING: readonly string[] = [...HATE, ...lists.NOT_BEAR, "mind"];

const PEOPLE: ReadonlySet<Person> = new Set(["you", "third", "name", "group", "generic", "work"]);

/** The verb of dislike with its speaker, or undefined. */
export function afterHate(reading: Reading, verb: number): Stretch | undefined {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const isVerb = lemma === "fancy" || !["NOUN", "ADJ"].includes(reading.tokens[verb]?.tag ?? "");
  if (!isVerb) return undefined;
  const first = speakerOrDropped(reading, verb);
  if (first === -1) return undefined;
  if (isLiked(reading, first, verb)) return undefined;
  const next = verb + 1;
  if (HATE.has(lemma) && ["would", "'d"].includes(norm(reading, verb - 1))) return afterWouldHate(reading, first, next);
  const end = whenEnd(reading, next) ?? beingEnd(reading, next) ?? peopleEnd(reading, next) ?? deedEnd(reading, next);
  return end === undefined ? undefined : { first, end };
}

/** "I don't mind you singing", "I like you singing", "I don't hate you singing" */
function isLiked(reading: Reading, speaker: number, verb: number): boolean {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const isNegated = isNegatedBetween(reading, speaker, verb);
  if (lemma !== "mind") return lists.NOT_BEAR.has(lemma) !== isNegated;
  return isNegated || !["i", "we", "do", "really"].includes(norm(reading, verb - 1));
}

/** "I'd hate for you to announce it", "I'd hate it if you told them"; "I'd hate for you to miss it" is care. */
function afterWouldHate(reading: Reading, first: number, at: number): Stretch | undefined {
  const joint = norm(reading, at) === "it" ? at + 1 : at;
  const being = norm(reading, at) === "to" ? beingEnd(reading, at) : undefined;
  if (being !== undefined) return { first, end: being };
  if (!["for", "if"].includes(norm(reading, joint))) return undefined;
  const person = phraseAt(reading, joint + 1);
  if (!isPointedAt(person) || person.first !== joint + 1) return undefined;
  const isFor = norm(reading, joint) === "for";
  const isCare = isFor
    ? isCaringFor(reading, person.end)
    : isParting(reading, person.end) || isMishap(reading, person.end);
  return isCare ? undefined : { first, end: person.end };
}

/** "got caught in the storm", "missed the train" */
function isMishap(reading: Reading, at: number): boolean {
  return lists.GET_MISS_LOSE.has(reading.tokens[at]?.lemma ?? "");
}

/** (it) when / how / that / the way + a person's clause */
function whenEnd(reading: Reading, at: number): number | undefined {
  let next = at;
  if (["it", "this", "the"].includes(norm(reading, next))) next++;
  if (norm(reading, next) === "fact") next++;
  if (!["when", "whenever", "how", "that", "way"].includes(norm(reading, next))) return undefined;
  const person = phraseAt(reading, next + 1);
  if (["i", "we"].includes(norm(reading, next + 1)) && isOwnFate(reading, next + 1)) return next + 2;
  if (person === undefined || person.first !== next + 1) return undefined;
  const isMeant =
    isHandled(reading, person.end, next + 1) || (isPeoples(reading, person) && !isParting(reading, person.end));
  return isMeant ? next + 1 : undefined;
}

/** People, or a thing behind which people stand: "my aunt", "the whole office", "things", "the phone" of "the phone rings and you answer". */
function isPeoples(reading: Reading, { person, first, head, end }: NounPhrase): boolean {
  const isAll = ["whole", "entire"].includes(norm(reading, first + 1)) && lists.CROWDS.has(norm(reading, first + 2));
  if (PEOPLE.has(person) || isAll || isThings(reading, first)) return true;
  return !is(reading, head, "thing") && isYouLater(reading, end);
}

/** "(when) parts get handed out over dinner": somebody hands them. */
function isHandled(reading: Reading, at: number, who: number): boolean {
  const verb = clauseOf(reading, who)?.verb;
  return verb?.passive === true && verb.first === at && !verb.negated && lists.BY_PEOPLE.has(verb.lemma);
}

/** "(when) I'm talked over", "we get kept waiting" */
function isOwnFate(reading: Reading, who: number): boolean {
  const verb = clauseOf(reading, who)?.verb;
  return verb?.passive === true && verb.first > who && !verb.negated && isDoneToAt(reading, verb.head);
}

/** "people talking during films", "you checking my phone" */
function peopleEnd(reading: Reading, at: number): number | undefined {
  const phrase = phraseAt(reading, at);
  const isPeople = phrase !== undefined && PEOPLE.has(phrase.person) && phrase.person !== "work";
  return isPeople && reading.tokens[phrase.end]?.form === "ing" && !isParting(reading, phrase.end + 1)
    ? phrase.end + 1
    : undefined;
}

/** "your constant texting", "his tone" */
function deedEnd(reading: Reading, at: number): number | undefined {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at || !["you", "third", "name", "group"].includes(phrase.owner ?? "")) return undefined;
  const isDeed = norm(reading, phrase.head).endsWith("ing") || lists.DEED.has(norm(reading, phrase.head));
  if (reading.tokens[phrase.end]?.form === "ing") return phrase.end + 1;
  return isDeed ? phrase.end : undefined;
}

/** "when the phone rings and you answer" */
function isYouLater(reading: Reading, from: number): boolean {
  const sentence = reading.sentences[reading.tokens[from]?.sentence ?? -1];
  return clausesOf(reading, sentence?.index ?? -1).some(
    (clause) => clause.subject?.person === "you" && clause.subject.first > from,
  );
}

/** "when things get decided in the corridor", "when plans change at noon": people behind a thing. */
function isThings(reading: Reading, at: number): boolean {
  const isLoose = ["things", "decisions", "plans", "meetings", "stuff"].includes(norm(reading, at));
  return isLoose && findToken(reading, at, at + 4, ({ lemma }) => lists.GET_BE_CHANGE.has(lemma)) !== -1;
}

/** "I hate that you're leaving", "that you are ill": regret, not reproach. */
function isParting(reading: Reading, at: number): boolean {
  return (
    holds(reading, LEAVING_ILL_SICK, at, at + 4) ||
    findToken(
      reading,
      at,
      at + 3,
      ({ norm: word, index }) => (word === "have" || word === "had") && norm(reading, index + 1) === "to",
    ) !== -1
  );
}

/** being + what others do: "being interrupted", "being talked over". */
function beingEnd(reading: Reading, at: number): number | undefined {
  const isBeing =
    norm(reading, at) === "being" ||
    (norm(reading, at) === "to" && norm(reading, at + 1) === "be") ||
    (norm(reading, at) === "having" && norm(reading, at + 1) === "to");
  if (!isBeing) return undefined;
  const from = norm(reading, at) === "being" ? at + 1 : at + 2;
  const token = reading.tokens[from];
  if (token === undefined) return undefined;
  if (norm(reading, at) === "having") return lists.CHASE_REPEAT_REMIND.has(token.lemma) ? from + 1 : undefined;
  const isLow =
    ["the", "a", "an", "your"].includes(token.norm) &&
    findToken(reading, from + 1, from + 4, ({ norm: word }) => lists.LOW_PLACE.has(word)) !== -1;
  if (isLow) return from + 2;
  return isPutUponAt(reading, from) ? from + 1 : undefined;
}

/** wish + person + wouldn't / didn't / hadn't / would stop */
export function afterWish(reading: Reading, wish: number): Stretch | undefined {
  const first = speakerOrDropped(reading, wish);
  const at = wish + 1;
  const person = phraseAt(reading, at);
  if (first === -1 || person === undefined || !PEOPLE.has(person.person)) return undefined;
  const helper = person.end;
  const isWould = ["would", "'d", "could", "to"].includes(norm(reading, helper));
  if (
    isWould &&
    ["stop", "quit", "cease", "leave"].includes(norm(reading, helper + 1)) &&
    norm(reading, helper + 2) !== "by"
  )
    return norm(reading, helper + 1) === "leave" && norm(reading, helper + 3) !== "alone"
      ? undefined
      : { first, end: helper + 2 };
  return notEnd(reading, helper) ? { first, end: helper + 2 } : undefined;
}

/** "if only you wouldn't …" */
export function afterIfOnly(reading: Reading, only: number): Stretch | undefined {
  const person = phraseAt(reading, only + 1);
  if (norm(reading, only - 1) !== "if" || person === undefined || !PEOPLE.has(person.person)) return undefined;
  return notEnd(reading, person.end) ? { first: only - 1, end: person.end + 2 } : undefined;
}

/** "gone to such trouble", "waited up for me", "had to see that" */
function isForSpeakersSake(reading: Reading, at: number): boolean {
  if (!lists.KINDLY.has(norm(reading, at))) return false;
  if (norm(reading, at) === "had") return norm(reading, at + 1) === "to";
  return holds(reading, TROUBLE_EXPENSE_UP, at + 1, at + 5) && norm(reading, at + 2) !== "with";
}

/** wouldn't, didn't, hadn't + what is in the other's hands: not "didn't have to go", "weren't so far away" */
function notEnd(reading: Reading, helper: number): boolean {
  if (!lists.WOULD_DID_HAD.has(norm(reading, helper)) || !["not", "never"].includes(norm(reading, helper + 1)))
    return false;
  const next = norm(reading, helper + 2);
  return (
    !lists.FATE.has(next) &&
    !isForSpeakersSake(reading, helper + 2) &&
    !(["so", "too", "all", "in"].includes(next) && lists.FATE.has(norm(reading, helper + 3)))
  );
}
