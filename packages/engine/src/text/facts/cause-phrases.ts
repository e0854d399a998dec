import * as lists from "../../lexicon/words/cause-phrases.ts";
import { anyOf } from "../../lexicon/words.ts";
import { isDoneToAt } from "../done-to.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { isActor, kindOfClause, kindOfPhrase } from "./cause-kinds.ts";
import { byClause, type Cause, stretchEnd, trimmed } from "./cause-stretches.ts";
import type { StatedFeeling } from "./feelings.ts";

const WITH_OF = cueAsWritten("with of");
const NEWS_FACT_THOUGHT = cueAsWritten("news fact thought idea rumour announcement");
const IT_THAT_THIS = cueAsWritten("it that this");
const COUNTS = cueAsWritten(lists.COUNTS);
const OTHERS = cueAsWritten(lists.OTHERS);
const CARING = new RegExp(`^${anyOf(lists.CARING)}`);
const FEARING = new RegExp(`^${anyOf(lists.FEARING)}`);

/** A phrase of cause: where its joining words begin, where what they name begins, and where the sentence ends. */
interface Named {
  readonly first: number;
  readonly from: number;
  readonly limit: number;
}

/** "(cross) with you", "because of you shouting", "about the news that he left", "of the dentist" */
export function byPhrase(reading: Reading, feeling: StatedFeeling, named: Named): Cause {
  const { first, from, limit } = named;
  const pair = pairEnd(reading, from);
  if (pair !== -1) return byPair(reading, named, pair);
  // "The cat is nervous with strangers"
  if (feeling.word === "nervous" && !feeling.isSpeakers && norm(reading, first) === "with")
    return { kind: "event", first, end: limit };
  if (isDeedAt(reading, named)) return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  const clause = clauseNamed(reading, feeling, from);
  if (clause !== undefined) return { ...byClause(reading, feeling, clause.first, limit), first };
  const phrase = phraseAt(reading, from);
  if (phrase === undefined) return { kind: "event", first, end: trimmed(reading, first, limit) };
  if (isPointedBack(reading, feeling, phrase)) return { kind: "act", first, end: phrase.end };
  const told = toldOf(reading, phrase);
  if (told !== undefined) return { kind: kindOfClause(reading, told), first, end: trimmed(reading, first, limit) };
  if (isBusiness(reading, first, phrase)) return { kind: "person", first, end: phrase.end };
  const isPerson = isActor(reading, phrase);
  if (isPerson && !isDoing(reading, phrase))
    return { kind: isSpared(reading, feeling, first, phrase) ? "event" : "person", first, end: phrase.end };
  const kind = isPerson ? "act" : kindOfThing(reading, feeling, first, phrase);
  return { kind, first, end: stretchEnd(reading, first, limit) };
}

/** "with the two of you", "about both of them", "with both of you for leaving" */
function byPair(reading: Reading, { first, limit }: Named, pair: number): Cause {
  if (["for", "who"].includes(norm(reading, pair)) || reading.tokens[pair]?.form === "ing")
    return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  return { kind: ["about", "for"].includes(norm(reading, first)) ? "event" : "person", first, end: pair };
}

/** "of doing your share", "about not being asked", "about having to chase you", "about figures being handed on", "about being left" */
function isDeedAt(reading: Reading, { first, from, limit }: Named): boolean {
  const [word, next] = [norm(reading, from), norm(reading, from + 1)];
  const isWeary = isCue(reading, WITH_OF, first) && reading.tokens[from]?.form === "ing";
  if (isWeary && isOthersShare(reading, from + 1, limit)) return true;
  if (word === "not" && ["being", "having", "getting", "hearing"].includes(next)) return true;
  if (word === "having" && next === "to" && isOthersShare(reading, from + 2, limit)) return true;
  const phrase = phraseAt(reading, from);
  if (phrase === undefined) return word === "being" && isDoneToAt(reading, from + 1);
  return phrase.first === from && norm(reading, phrase.end) === "being" && isDoneTo(reading, phrase.end + 1);
}

/** "about how you left"; "lonely at that table, and you …": what follows is no part of it. */
function clauseNamed(reading: Reading, feeling: StatedFeeling, from: number): Clause | undefined {
  if (!["how", "that"].includes(norm(reading, from))) return undefined;
  const clause = reading.clauses[feeling.clause.index + 1];
  return clause?.verb !== undefined && clause.first - from <= 2 ? clause : undefined;
}

/** "the news that he left": what it tells */
function toldOf(reading: Reading, { head, end }: NounPhrase): Clause | undefined {
  if (!isCue(reading, NEWS_FACT_THOUGHT, head) || norm(reading, end) !== "that") return undefined;
  const told = clauseOf(reading, end + 1);
  return told?.verb === undefined ? undefined : told;
}

/** "scared of the dentist", "sorry for you", "worried about him", "sick of them"; not "afraid of him", "sick of you" */
function isSpared(reading: Reading, { word }: StatedFeeling, first: number, phrase: NounPhrase): boolean {
  const joint = norm(reading, first);
  if (joint === "for") return true;
  if (joint === "about") return word === "mad" || CARING.test(word);
  if (joint !== "of") return false;
  if (phrase.owner === undefined && lists.FEARED.has(norm(reading, phrase.head))) return true;
  return phrase.person !== "you" && CARING.test(word) && !/^(?:afraid|scared|terrified|frightened)/.test(word);
}

/** What a feeling is about that is no person: "afraid of exams", "worried about Grandma's hip", "cross about the charge you made" */
function kindOfThing(reading: Reading, { word }: StatedFeeling, first: number, phrase: NounPhrase): Cause["kind"] {
  const joint = norm(reading, first);
  // "I'm jealous of your tan" is a compliment.
  if (/^(?:jealous|envious)/.test(word) && joint === "of") return "event";
  const isDone = isHandled(reading, phrase);
  const isFear = FEARING.test(word) && phrase.owner === undefined && norm(reading, phrase.end) !== "of";
  if (isFear && !isDone) return "event";
  const isCare = CARING.test(word) && (joint === "for" || (joint === "about" && isHealthOf(reading, phrase)));
  if (isCare) return "event";
  return isDone ? "act" : kindOfPhrase(reading, phrase);
}

/** "furious with the surgery": the people there. */
function isBusiness(reading: Reading, first: number, { head, person }: NounPhrase): boolean {
  return person === "thing" && norm(reading, first) === "with" && lists.BUSINESS.has(norm(reading, head));
}

/** "Your dryer ran until two and I'm cross about it": what the clause before tells of somebody. */
function isPointedBack(reading: Reading, { clause }: StatedFeeling, { first, end }: NounPhrase): boolean {
  if (end - first > 1 || !isCue(reading, IT_THAT_THIS, first) || norm(reading, first - 1) === "of") return false;
  const before = reading.clauses[clause.index - 1];
  if (before?.sentence !== clause.sentence || before.verb === undefined || before.role === "if") return false;
  const isTheirs =
    before.subject !== undefined && (isActor(reading, before.subject) || before.subject.person === "work");
  return isTheirs && kindOfClause(reading, before) === "act";
}

/** "the two of you", "both of them", "the lot of you": persons, counted. */
export function pairEnd(reading: Reading, from: number): number {
  const count = norm(reading, from) === "the" ? from + 1 : from;
  const isCount = isCue(reading, COUNTS, count);
  const isOf = isCount && norm(reading, count + 1) === "of" && ["you", "them", "us"].includes(norm(reading, count + 2));
  return isOf ? count + 3 : -1;
}

/** "about Grandma's hip", "about your results": care for a person */
function isHealthOf(reading: Reading, { head, owner }: NounPhrase): boolean {
  return owner !== undefined && lists.HEALTH.has(norm(reading, head));
}

/** "(figures being) handed to the press" */
function isDoneTo(reading: Reading, at: number): boolean {
  const { form, norm: word = "" } = reading.tokens[at] ?? {};
  const isPart = form === "ed" || form === "participle" || ["left", "put", "cut", "shut", "read"].includes(word);
  return isPart && !is(reading, at, "harmless-cause") && !["operated", "delayed", "born", "married"].includes(word);
}

/** "having to do your share", "having to chase you" */
function isOthersShare(reading: Reading, from: number, limit: number): boolean {
  return holds(reading, OTHERS, from, limit);
}

/** "the surgery cancelling my scan", "the charge you put on my card": somebody stands behind the thing. */
function isHandled(reading: Reading, { end }: NounPhrase): boolean {
  const next = reading.tokens[end];
  const doer = phraseAt(reading, end);
  if (doer !== undefined) return isActor(reading, doer) && clauseOf(reading, doer.end)?.verb !== undefined;
  const isDoing = next?.form === "ing" && lists.HANDLING.has(next.lemma);
  return isDoing && lists.DONE_TO.has(norm(reading, end + 1));
}

/** "for a year", "for weeks now" */
function isPeriod(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return lists.PERIOD.has(reading.tokens[phrase?.first === at ? phrase.head : at]?.lemma ?? "");
}

/** "at you for leaving", "about you merging alone"; "with Ana because she left" keeps the person bare. */
function isDoing(reading: Reading, { end }: NounPhrase): boolean {
  const [next, after] = [reading.tokens[end], reading.tokens[end + 1]];
  if (next?.norm === "not") return after?.form === "ing";
  if (next?.norm !== "for") return next?.norm.endsWith("ing") === true;
  if (isPeriod(reading, end + 1)) return false;
  const isDeed = after?.form === "ing" || (after?.tag === "ADV" && reading.tokens[end + 2]?.form === "ing");
  return isDeed || after?.phrase !== -1;
}
