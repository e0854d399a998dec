import * as lists from "../../lexicon/words/blame-by-making.ts";
import { cueAsLemma, cueAsWritten, isCue } from "../places.ts";
import { follows, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { blameOf, CARRIERS, isLeftPlace, isTold, isWorking, sourceAt } from "./blame-by-verb.ts";
import type { Blame } from "./blame-kinds.ts";
import { isActor } from "./cause-kinds.ts";
import { deedParticipleEnd } from "./deed-participles.ts";

const A_AN = cueAsWritten("a an");
const I_WE_HE = cueAsWritten("i we he she they");
const MAKING = cueAsLemma(lists.MAKING);

/** "You make me angry", "he makes us feel invisible", "she made my sister cry". */
export function byMaking(reading: Reading, clause: Clause): Blame | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || verb.passive) return undefined;
  const head = makingAt(reading, verb);
  if (head === -1 || !isTold(reading, clause)) return undefined;
  const lemma = reading.tokens[head]?.lemma ?? "";
  const behind = norm(reading, head + 1) === "to" ? head + 2 : head + 1;
  const sufferer = phraseAt(reading, behind);
  if (subject === undefined || sufferer === undefined || !isMade(reading, sufferer, lemma)) return undefined;
  const source = sourceAt(reading, clause);
  if (source === undefined || !endsInFeeling(reading, sufferer.end, lemma)) return undefined;
  return blameOf(reading, subject, sufferer.end, source, sufferer);
}

/** "(made) my sister (cry)"; not "makes a friend", "left the party in tears" */
function isMade(reading: Reading, sufferer: NounPhrase, lemma: string): boolean {
  const isSome = isCue(reading, A_AN, sufferer.first) && !is(reading, sufferer.head, "person");
  if (isSome || isCue(reading, I_WE_HE, sufferer.first)) return false;
  if (sufferer.person !== "speaker" && !isActor(reading, sufferer)) return false;
  return lemma !== "leave" || !isLeftPlace(reading, sufferer);
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
    if (lists.BELITTLED.has(token.norm)) return true;
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
