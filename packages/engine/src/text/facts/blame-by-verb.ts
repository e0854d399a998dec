import * as lists from "../../lexicon/words/blame-by-verb.ts";
import { cueAsLemma, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import type { Blame } from "./blame-kinds.ts";
import { itsSource, pointedSource, sourceOf } from "./blame-source.ts";
import { isActor } from "./cause-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isLast } from "./long-blames.ts";

/** "You hurt me", "his tone upsets us", "she was saddened by you" */
export function byVerb(reading: Reading, match: Match): Blame | undefined {
  const { first, end } = match;
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined) return undefined;
  if (verb === undefined) return byBareDoing(reading, clause, first, end);
  if (!isTold(reading, clause) || (verb.head !== first && !isWorking(reading, verb, first))) return undefined;
  if (verb.passive) return byPassive(reading, clause, end);
  if (clause.subject === undefined) return bySight(reading, clause, first, end);
  return byDoer(reading, match, clause, clause.subject);
}

function byDoer(reading: Reading, match: Match, clause: Clause, subject: NounPhrase): Blame | undefined {
  const { first, end, text } = match;
  const source = sourceAt(reading, clause);
  if (source === undefined) return undefined;
  const sufferer = suffererIn(reading, first + 1, Math.max(end, first + 2), text);
  if (sufferer === undefined) {
    const isOpen = text === "hurt" && is(reading, subject.head, "act-noun") && isLast(reading, end);
    return isOpen ? { first: subject.first, end, source, isSpeakers: true } : undefined;
  }
  if ((text.includes(" ") && goesOn(reading, end)) || isNoSufferer(reading, match, sufferer)) return undefined;
  const stop = text.startsWith("make ") ? sufferer.end : Math.max(end, sufferer.end);
  return blameOf(reading, subject, stop, source, sufferer);
}

/** "You hurt your back again?", "she left the party", "the rain stings the roof", "you humiliated Femi": a verdict on a deed, that. */
function isNoSufferer(reading: Reading, { first, end, text }: Match, sufferer: NounPhrase): boolean {
  if (/sel(?:f|ves)$|^(?:your|my|our|their)$/.test(norm(reading, sufferer.head))) return true;
  if (text.startsWith("leave ") && isLeftPlace(reading, sufferer)) return true;
  if (lists.BODILY.has(text) && !isClearPerson(reading, sufferer)) return true;
  return end - first === 1 && is(reading, first, "verdict-verb") && !isSpeakers(sufferer);
}

/** "me", "my sister" */
function isSpeakers({ person, owner }: NounPhrase): boolean {
  return person === "speaker" || owner === "speaker";
}

/** "ur stressing me out" */
function byBareDoing(reading: Reading, { subject }: Clause, first: number, end: number): Blame | undefined {
  const sufferer = phraseAt(reading, first + 1) ?? phraseAt(reading, end - 1);
  if (subject?.person !== "you" || subject.end !== first || reading.tokens[first]?.form !== "ing") return undefined;
  if (sufferer === undefined || !isSpeakers(sufferer)) return undefined;
  return blameOf(reading, subject, Math.max(end, sufferer.end), "person", sufferer);
}

export function sourceAt(reading: Reading, clause: Clause): Blame["source"] | undefined {
  return sourceOf(reading, clause.subject) ?? itsSource(reading, clause) ?? pointedSource(reading, clause);
}

/** "She left the party in tears": from where, not whom. */
export function isLeftPlace(reading: Reading, { person, head }: NounPhrase): boolean {
  const isFolk = is(reading, head, "kin") || is(reading, head, "person");
  return (person === "group" && !isFolk) || is(reading, head, "body-of-people");
}

/** "To see the van come back empty saddens me." */
function bySight(reading: Reading, clause: Clause, first: number, end: number): Blame | undefined {
  const isSeen = norm(reading, clause.first) === "to" && PERCEIVED.has(norm(reading, clause.first + 1));
  const sufferer = isSeen ? phraseAt(reading, first + 1) : undefined;
  if (sufferer?.person !== "speaker") return undefined;
  return { first: clause.first, end: Math.max(end, sufferer.end), source: "act", isSpeakers: true };
}

const PERCEIVED = new Set("see hear watch read find learn".split(" "));

/** "You gave me a headache *tablet*." */
function goesOn(reading: Reading, end: number): boolean {
  const next = reading.tokens[end];
  return next?.tag === "NOUN" && next.phrase !== -1 && next.phrase === tokenAt(reading, end - 1)?.phrase;
}

/** "She was hurt by you" names the person after "by". */
function byPassive(reading: Reading, clause: Clause, end: number): Blame | undefined {
  if (norm(reading, end) !== "by" || clause.subject === undefined || clause.subject.person === "speaker")
    return undefined;
  const doer = phraseAt(reading, end + 1);
  if (doer === undefined || !isActor(reading, doer) || reading.tokens[doer.end]?.form === "ing") return undefined;
  if (!isActor(reading, clause.subject)) return undefined;
  return { first: clause.verb?.head ?? end, end: doer.end, source: "person", isSpeakers: false };
}

/** After these the verb that follows is the one that counts: "you keep making me sad", "you never fail to upset me". */
export const CARRIERS = cueAsLemma(lists.CARRIERS);

/** Whether token `at` is the working verb behind a carrier, or one that the tagger took for an adjective ("you're upsetting Mum"). */
export function isWorking(reading: Reading, verb: VerbGroup, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined) return false;
  const isDoing = norm(reading, at).endsWith("ing");
  if (verb.lemma === "be" && at === verb.end) return isDoing && reading.tokens[at + 1]?.phrase !== -1;
  if (verb.lemma === "have" && (at === verb.end || (at === verb.end + 1 && reading.tokens[verb.end]?.tag === "ADV")))
    return token.tag === "VERB";
  const isCarried =
    isCue(reading, CARRIERS, verb.head) && at - verb.end <= 4 && token.clause === reading.tokens[verb.head]?.clause;
  return isCarried && (isDoing || (norm(reading, at - 1) === "to" && at - verb.end <= 2));
}

/** Told as a fact: not denied, asked, wished, ordered or quoted. */
export function isTold(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined || verb.negated || clause.imperative || lists.UNREAL.has(verb.modal)) return false;
  if (clause.role === "if" || isDisowned(reading, verb.head)) return false;
  // "You never once made me feel like a burden"
  const never = norm(reading, verb.first - 1) === "once" ? verb.first - 2 : verb.first - 1;
  if (norm(reading, never) === "never" && !["fail", "stop", "cease", "hesitate"].includes(verb.lemma)) return false;
  const sentence = reading.sentences[clause.sentence];
  return !(sentence?.question && verb.first === sentence.firstToken);
}

/** The person phrase at which the verb is aimed, within the expression or straight behind it. */
function suffererIn(reading: Reading, from: number, end: number, text: string): NounPhrase | undefined {
  for (let at = from; at < end + 1; at++) {
    if (["when", "because", "since", "after", "if"].includes(norm(reading, at))) return undefined;
    const phrase = phraseAt(reading, at);
    if (phrase === undefined) continue;
    // "My sister is hurt because she …"
    if (["i", "we", "he", "she", "they"].includes(norm(reading, phrase.first))) return undefined;
    if (phrase.person === "speaker" || isActor(reading, phrase)) return phrase;
    const isHeart =
      ["heart", "hearts", "feelings", "nerves"].includes(norm(reading, phrase.head)) && phrase.owner !== undefined;
    if (isHeart) return phrase;
    if (isMany(reading, phrase)) return phrase;
    if ((phrase.owner === "speaker" || phrase.owner === "generic") && text.includes(" ")) return phrase;
  }
  return undefined;
}

/** "half the class", "the whole staff room", "a lot of people" */
function isMany(reading: Reading, { first, head }: NounPhrase): boolean {
  const isAll =
    ["half", "whole", "entire"].includes(norm(reading, first)) ||
    ["whole", "entire"].includes(norm(reading, first + 1));
  return isAll && lists.FULL_OF_PEOPLE.has(norm(reading, head));
}

function isClearPerson(reading: Reading, phrase: NounPhrase): boolean {
  if (phrase.person === "speaker") return true;
  if (reading.tokens[phrase.head]?.tag === "PRON")
    return !["it", "them", "himself", "herself", "yourself"].includes(norm(reading, phrase.head));
  return is(reading, phrase.head, "kin");
}

export function blameOf(
  reading: Reading,
  subject: NounPhrase,
  end: number,
  source: Blame["source"],
  sufferer: NounPhrase,
): Blame {
  const opens = clauseOf(reading, subject.first)?.first ?? subject.first;
  return {
    first: Math.max(opens, subject.first),
    end,
    source,
    isSpeakers: isSpeakers(sufferer),
  };
}
