import * as lists from "../../lexicon/words/no-causes.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, follows, is, norm, phraseAt } from "../query.ts";
import type { NounPhrase, Reading } from "../reading.ts";
import { isActor } from "./cause-kinds.ts";
import type { StatedFeeling } from "./feelings.ts";

const WHAT_HOW_WHY = cueAsWritten("what how why where");
const AT_DURING_BY = cueAsWritten("at during by");
const SO_TOO = cueAsWritten("so too");
const SINCE_BECAUSE_AS = cueAsWritten("since because as when that");

/** "if I'm honest", "to be fair", "at all", "I'm sad, what can I do?", "by the way": no cause at all */
export function isAside(reading: Reading, at: number): boolean {
  const next = norm(reading, at + 1);
  switch (norm(reading, at)) {
    case "if":
      return ["i", "we", "anything"].includes(next) || isHedge(reading, at + 1);
    case "to":
      return (
        ["be", "say", "put"].includes(next) && ["honest", "frank", "fair", "the", "it"].includes(norm(reading, at + 2))
      );
    case "at":
      return ["all", "present", "times"].includes(next) && norm(reading, at + 2) !== "of";
    case "by":
      return follows(reading, at + 1, "the", "way") && ["PUNCT", "X"].includes(reading.tokens[at + 3]?.tag ?? "X");
    default:
      return isOwnQuestion(reading, at);
  }
}

/** "(if) you want to know", "you ask me" */
function isHedge(reading: Reading, you: number): boolean {
  return (
    norm(reading, you) === "you" &&
    ["are", "were", "ask", "must", "want", "did"].includes(norm(reading, you + 1)) &&
    ["wondering", "me", "know", "to", "not", "the"].includes(norm(reading, you + 2))
  );
}

/** "I'm sad, what can I do?" */
function isOwnQuestion(reading: Reading, at: number): boolean {
  const isAsked = isCue(reading, WHAT_HOW_WHY, at) && reading.tokens[at + 1]?.tag === "AUX";
  return isAsked && norm(reading, at - 1) === "," && ["i", "we", "you"].includes(norm(reading, at + 2));
}

/** "overwhelmed for weeks", "lonely in this house": when and where it is felt, not why. */
export function tellsWhenOrWhere(reading: Reading, at: number): boolean {
  const [before, joint] = [norm(reading, at - 1), norm(reading, at)];
  if (joint === "by" && ["now", "then"].includes(norm(reading, at + 1))) return true;
  if (joint === "of" && before === "most") return true;
  const isLetDown = /^diss?ap/.test(before) && joint !== "at" && joint !== "for";
  if (!lists.WHERE.has(joint) || isLetDown) return false;
  const phrase = phraseAt(reading, at + 1);
  if (isPlace(reading, at, phrase)) return true;
  const head = phrase?.first === at + 1 ? phrase.head : at + 1;
  const isAbout = phrase !== undefined && isActor(reading, phrase) && joint !== "in";
  return !isAbout && lists.TIMES.has(reading.tokens[head]?.lemma ?? "");
}

/** "lost in this big city", "small next to these mountains", "tiny under that sky": a wide world, and nobody in it. */
export function isDwarfed(reading: Reading, { word }: StatedFeeling, at: number): boolean {
  if (!["lost", "small", "tiny", "insignificant", "out of place", "dizzy"].includes(word)) return false;
  const joint = norm(reading, at);
  if (!lists.AMID.has(joint)) return false;
  const phrase = phraseAt(reading, joint === "next" ? at + 2 : at + 1);
  return phrase !== undefined && lists.WIDE.has(reading.tokens[phrase.head]?.lemma ?? "");
}

/** "in tears at the end of the film" */
export function isOfStory(reading: Reading, at: number): boolean {
  if (!isCue(reading, AT_DURING_BY, at) || norm(reading, at + 1) !== "the") return false;
  const last = norm(reading, at + 3) === "of" ? phraseAt(reading, at + 4)?.head : phraseAt(reading, at + 1)?.head;
  return lists.STORIES_AND_TRIPS.has(reading.tokens[last ?? -1]?.lemma ?? "");
}

/** "despondent in the print shop", "lonely at that table", "awkward at the reception" */
function isPlace(reading: Reading, at: number, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined || phrase.owner === "you") return false;
  if (!lists.OPENS_A_PLACE.has(norm(reading, phrase.first))) return false;
  if (norm(reading, at) === "in") return !is(reading, phrase.head, "act-noun");
  if (norm(reading, at) === "on") return lists.OUTSIDE.has(reading.tokens[phrase.head]?.lemma ?? "");
  return lists.PLACES.has(reading.tokens[phrase.head]?.lemma ?? "");
}

/** "so stressed that I can't eat": a result, no cause. */
export function isResult(reading: Reading, feeling: StatedFeeling, at: number): boolean {
  if (!isCue(reading, SO_TOO, feeling.first - 1)) return false;
  const subject = clauseOf(reading, at + 1)?.subject;
  return subject === undefined || subject.person === "speaker";
}

/** "scared to leave anything out", "ashamed to show my face": what is feared to do, not why. */
export function isAfraidTo(reading: Reading, { word }: StatedFeeling, at: number): boolean {
  if (norm(reading, at) !== "to") return false;
  if (word === "ashamed" && norm(reading, at + 1) === "say") return false;
  const isFear = ["scared", "afraid", "ashamed", "frightened", "terrified"].includes(word);
  return isFear && lists.DARED.has(norm(reading, at + 1));
}

/** "angry on you since you have eaten my cake": what follows is the cause. */
export function isAngryOn(reading: Reading, at: number): boolean {
  const isOn = norm(reading, at) === "on" && ["you", "him", "her", "them"].includes(norm(reading, at + 1));
  const isJoined = isCue(reading, SINCE_BECAUSE_AS, at + 2);
  return isOn && isJoined && ["you", "he", "she", "they", "i", "we"].includes(norm(reading, at + 3));
}
