import * as lists from "../../lexicon/words/blame.ts";
import { cueAsLemma, cueAsWritten, isCue } from "../places.ts";
import { clauseOf, findToken, follows, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { pointedOut } from "./blame-frames.ts";
import type { Blame } from "./blame-kinds.ts";
import { itsSource, pointedSource, sourceOf } from "./blame-source.ts";
import { isActor } from "./cause-kinds.ts";
import { deedParticipleEnd } from "./deed-participles.ts";
import { isDisowned } from "./denied.ts";
import { isLast, longBlames } from "./long-blames.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

const A_AN = cueAsWritten("a an");
const I_WE_HE = cueAsWritten("i we he she they");

const MAKING = cueAsLemma(lists.MAKING);

export const blames = remember((reading: Reading): Blame[] => {
  const found: Blame[] = [];
  const taken = new Taken();
  const keep = (blame: Blame | undefined) => {
    if (blame === undefined || taken.touches(blame.first, blame.end) || isWellMeant(reading, blame)) return;
    found.push(blame);
    taken.add(blame.first, blame.end);
  };
  for (const blame of longBlames(reading)) keep(blame);
  for (const match of matchesOf(reading, "emotion-cause")) keep(byVerb(reading, match.first, match.end, match.text));
  for (const clause of reading.clauses) keep(byMaking(reading, clause));
  for (const clause of reading.clauses) keep(pointedOut(reading, clause));
  return found.sort((a, b) => a.first - b.first);
});

const MOVED =
  /\b(?:beautiful|lovely|so sweet|so kind|happy tears|with joy|in a good way|laughing|wonderful|kindness|generosity|hospitality)\b/i;

const BEST_WAY = /\bin (?:the best(?: possible)?|a good|the nicest) way\b/i;

/** "Your letter made me cry, it was beautiful", "You scared me, I didn't hear you come in!" */
function isWellMeant(reading: Reading, { first, end }: Blame): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const text = reading.message.slice(sentence.start, sentence.end);
  if (BEST_WAY.test(text)) return true;
  const isTears = findToken(reading, end - 2, end + 3, ({ norm: word }) => lists.CRY_TEARS_WEEP.has(word)) !== -1;
  if (isTears && MOVED.test(text)) return true;
  const startled = findToken(reading, first, end, ({ lemma }) => lemma === "scare" || lemma === "frighten");
  return (
    startled !== -1 &&
    findToken(
      reading,
      end,
      sentence.endToken,
      ({ norm: word, index }) =>
        (word === "thought" || ((word === "hear" || word === "see") && norm(reading, index - 1) === "not")) &&
        ["you", "it"].includes(norm(reading, index + 1)),
    ) !== -1
  );
}

function byVerb(reading: Reading, first: number, end: number, text: string): Blame | undefined {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause !== undefined && verb === undefined) return byBareDoing(reading, clause, first, end);
  if (clause === undefined || verb === undefined || !isTold(reading, clause)) return undefined;
  if (verb.head !== first && !isWorking(reading, verb, first)) return undefined;
  if (verb.passive) return byPassive(reading, clause, end);
  if (clause.subject === undefined) return bySight(reading, clause, first, end);
  const source = sourceAt(reading, clause);
  if (source === undefined) return undefined;
  const sufferer = suffererIn(reading, first + 1, Math.max(end, first + 2), text);
  if (sufferer === undefined && text === "hurt" && is(reading, clause.subject.head, "act-noun") && isLast(reading, end))
    return { first: clause.subject.first, end, source, isSpeakers: true };
  if (sufferer === undefined || (text.includes(" ") && goesOn(reading, end))) return undefined;
  // "You hurt your back again?"
  if (/sel(?:f|ves)$|^(?:your|my|our|their)$/.test(norm(reading, sufferer.head))) return undefined;
  if (text.startsWith("leave ") && isLeftPlace(reading, sufferer)) return undefined;
  if (lists.BODILY.has(text) && !isClearPerson(reading, sufferer)) return undefined;
  // "You humiliated Femi": a verdict on a deed, not a feeling of the writer's.
  if (
    is(reading, first, "verdict-verb") &&
    sufferer.person !== "speaker" &&
    sufferer.owner !== "speaker" &&
    end - first === 1
  )
    return undefined;
  const stop = text.startsWith("make ") ? sufferer.end : Math.max(end, sufferer.end);
  return blame(reading, clause.subject, stop, source, sufferer);
}

/** "ur stressing me out" */
function byBareDoing(reading: Reading, { subject }: Clause, first: number, end: number): Blame | undefined {
  const sufferer = phraseAt(reading, first + 1) ?? phraseAt(reading, end - 1);
  if (subject?.person !== "you" || subject.end !== first || reading.tokens[first]?.form !== "ing") return undefined;
  if (sufferer?.person !== "speaker" && sufferer?.owner !== "speaker") return undefined;
  return blame(reading, subject, Math.max(end, sufferer.end), "person", sufferer);
}

function sourceAt(reading: Reading, clause: Clause): Blame["source"] | undefined {
  return sourceOf(reading, clause.subject) ?? itsSource(reading, clause) ?? pointedSource(reading, clause);
}

/** "She left the party in tears": from where, not whom. */
function isLeftPlace(reading: Reading, { person, head }: NounPhrase): boolean {
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
const CARRIERS = cueAsLemma(lists.CARRIERS);

/** Whether token `at` is the working verb behind a carrier, or one that the tagger took for an adjective ("you're upsetting Mum"). */
function isWorking(reading: Reading, verb: VerbGroup, at: number): boolean {
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
function isTold(reading: Reading, clause: Clause): boolean {
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
  return isAll && lists.CLASS_ROOM_STREET.has(norm(reading, head));
}

function isClearPerson(reading: Reading, phrase: NounPhrase): boolean {
  if (phrase.person === "speaker") return true;
  if (reading.tokens[phrase.head]?.tag === "PRON")
    return !["it", "them", "himself", "herself", "yourself"].includes(norm(reading, phrase.head));
  return is(reading, phrase.head, "kin");
}

/** "You make me angry", "he makes us feel invisible", "she made my sister cry". */
function byMaking(reading: Reading, clause: Clause): Blame | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || verb.passive) return undefined;
  const head = makingAt(reading, verb);
  if (head === -1 || !isTold(reading, clause)) return undefined;
  const lemma = reading.tokens[head]?.lemma ?? "";
  const behind = norm(reading, head + 1) === "to" ? head + 2 : head + 1;
  const sufferer = phraseAt(reading, behind);
  if (subject === undefined || sufferer === undefined) return undefined;
  const isSome = isCue(reading, A_AN, sufferer.first) && !is(reading, sufferer.head, "person");
  if (isSome || isCue(reading, I_WE_HE, sufferer.first)) return undefined;
  if (sufferer.person !== "speaker" && !isActor(reading, sufferer)) return undefined;
  // "She left the party in tears."
  if (lemma === "leave" && isLeftPlace(reading, sufferer)) return undefined;
  const source = sourceAt(reading, clause);
  if (source === undefined || !endsInFeeling(reading, sufferer.end, lemma)) return undefined;
  return blame(reading, subject, sufferer.end, source, sufferer);
}

/** Token of "make" and its like: the clause's verb, or the one that it carries ("keep making"). */
function makingAt(reading: Reading, verb: VerbGroup): number {
  if (verb.lemma === "have") {
    for (let at = verb.end + 3; at < verb.end + 6; at++) {
      if (
        reading.tokens[at]?.lemma === "make" &&
        lists.GIFT.has(norm(reading, at - 2)) &&
        ["of", "for"].includes(norm(reading, at - 1))
      )
        return at;
    }
  }
  if (isCue(reading, MAKING, verb.head) && reading.tokens[verb.end]?.lemma !== "make") {
    const isOwn = reading.tokens[verb.end]?.phrase !== -1;
    if (isOwn || norm(reading, verb.end) === "to") return verb.head;
  }
  if (!isCue(reading, CARRIERS, verb.head)) return -1;
  for (let at = verb.end; at < verb.end + 5; at++) {
    if (reading.tokens[at]?.lemma === "make" && isWorking(reading, verb, at)) return at;
  }
  return -1;
}

function endsInFeeling(reading: Reading, from: number, lemma: string): boolean {
  for (let at = from; at < from + 5; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.tag === "PUNCT" || token.tag === "CCONJ") return false;
    if (is(reading, at, "feeling-unpleasant")) return !isForASecond(reading, at + 1);
    if (lemma === "leave" && token.norm === "feeling") return feelsBad(reading, at + 1);
    if (lemma !== "make") continue;
    if (token.norm === "feel") return feelsBad(reading, at + 1);
    if (lists.SICK.has(token.norm)) return true;
  }
  return false;
}

/** "You had me worried for a second." */
function isForASecond(reading: Reading, at: number): boolean {
  return norm(reading, at) === "for" && ["second", "moment", "minute", "while"].includes(norm(reading, at + 2));
}

function feelsBad(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 5; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.tag === "PUNCT") return false;
    if (lists.TINY_SMALL_LITTLE.has(token.norm)) return true;
    const isBad = token.matches.some(
      ({ name }) =>
        name === "feeling-unpleasant" ||
        name === "feeling-felt" ||
        name === "pseudo-feeling" ||
        name.startsWith("verdict-"),
    );
    if (
      isBad ||
      deedParticipleEnd(reading, at) !== -1 ||
      follows(reading, at, "like", "a") ||
      follows(reading, at, "like", "an")
    )
      return true;
  }
  return false;
}

function blame(
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
    isSpeakers: sufferer.person === "speaker" || sufferer.owner === "speaker",
  };
}
