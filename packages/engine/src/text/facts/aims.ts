import * as lists from "../../lexicon/words/aims.ts";
import { is, matchAt, norm, phraseAt } from "../query.ts";
import type { NounPhrase, Reading } from "../reading.ts";
import { isSomebodyElse } from "./bias-kinds.ts";

/** Done to a person on purpose they are harm. */
export const HARMING = lists.HARMING;

const STRONG = 0.6;
const REACH = 8;

/** Whether a person stands at `at`: "me", "the trainees", "Dad". */
export function personAt(reading: Reading, at: number): NounPhrase | undefined {
  const phrase = phraseAt(reading, at);
  if (phrase === undefined) return undefined;
  const isPerson = phrase.person === "speaker" || phrase.person === "generic" || isSomebodyElse(reading, phrase);
  return isPerson ? phrase : undefined;
}

/** Where an ill fate of the person at `at` ends: "me | fail", "us | out of the picture"; or -1. What is relished may be lighter: "people | away". */
export function fateEnd(reading: Reading, at: number, limit: number, isRelished = false): number {
  if (isShare(reading, at)) return fateEnd(reading, at + 2, limit, isRelished);
  const isSpeaker = lists.SPEAKER.has(norm(reading, at));
  const person = personAt(reading, at);
  if (!isSpeaker && person === undefined) return -1;
  const from = person?.end ?? at + 1;
  for (let index = from; index < Math.min(limit, from + REACH); index++) {
    const token = reading.tokens[index];
    if (token === undefined || /^[.;:!?]$/.test(token.text)) return -1;
    const end = fateEndAt(reading, index, {
      isToDo: norm(reading, from) === "to",
      mayBeLight: isSpeaker || isRelished,
    });
    if (end !== -1) return end;
  }
  return -1;
}

/** "half of us", "most of them" */
function isShare(reading: Reading, at: number): boolean {
  return (
    ["half", "some", "most", "all", "both"].includes(norm(reading, at)) &&
    norm(reading, at + 1) === "of" &&
    ["us", "them"].includes(norm(reading, at + 2))
  );
}

/** Where the fate that begins at `index` ends, or -1: "fail", "out of the picture", "look | stupid". */
function fateEndAt(reading: Reading, index: number, how: { isToDo: boolean; mayBeLight: boolean }): number {
  const fate = matchAt(reading, index, "ill-fate");
  if (fate === undefined) return is(reading, index, "verdict-adjective") ? index + 1 : -1;
  // "wanted me to leave the key"
  const isLeft =
    fate.text === "leave" && ["DET", "PRON", "NOUN", "PROPN"].includes(reading.tokens[fate.end]?.tag ?? "");
  // "wants me to turn the music down"
  const isParticle = how.isToDo && ["back", "down", "away", "out", "off", "waiting"].includes(fate.text);
  const isBorne = how.mayBeLight || (fate.severity ?? 0) >= STRONG;
  return isBorne && !isLeft && !isParticle ? fate.end : -1;
}

/** Where an ill aim that begins with the verb at `at` ends ("make me look small", "annoy the nurse", "get rid"), or -1. */
export function aimEnd(reading: Reading, at: number, limit: number): number {
  const verb = reading.tokens[at];
  if (verb === undefined) return -1;
  const selfish = matchAt(reading, at, "selfish-aim");
  if (selfish !== undefined) return selfish.end;
  if (HARMING.has(verb.lemma) || is(reading, at, "emotion-cause")) {
    const whom = norm(reading, at + 1);
    if (lists.SPEAKER.has(whom) || lists.PEOPLE.has(whom) || personAt(reading, at + 1) !== undefined) return at + 2;
  }
  if (verb.norm === "please" && isCourted(reading, at)) return personAt(reading, at + 1)?.end ?? at + 2;
  return lists.BRINGING.has(verb.lemma) ? fateEnd(reading, at + 1, limit) : -1;
}

/** "just to please the mayor": those who have something to give. */
function isCourted(reading: Reading, at: number): boolean {
  const isMere =
    norm(reading, at - 1) === "to" &&
    ["just", "only", "purely", "simply", "solely", "merely"].includes(norm(reading, at - 2));
  const phrase = phraseAt(reading, at + 1);
  return isMere && phrase?.first === at + 1 && lists.COURTED.has(norm(reading, phrase.head));
}
