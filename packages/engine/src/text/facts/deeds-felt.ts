import * as lists from "../../lexicon/words/deeds-felt.ts";
import { overSmallWords, speakersFeelings } from "../feel.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, matchAt, matchesOf, norm, phraseAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { deedParticipleEnd } from "./deed-participles.ts";

const LESS_NOT_UN = cueAsWritten("less not un");

const BY_AT_IN = cueAsWritten("by at in");
const HOW_SO = cueAsWritten("how so");
const SO_JUST_ONLY = cueAsWritten(lists.SO_JUST_ONLY);

/** A word for somebody's deed, given as the speaker's feeling. Token indices, end exclusive. */
interface DeedFelt {
  readonly first: number;
  readonly end: number;
  /** "not heard": the deed that is missed. */
  readonly negated: boolean;
}

const MAX_STEPS = 12;
const UNREAL = new Set(["would", "could", "might", "will", "may", "should"]);

/** Every such word of the message, in order: "ignored", "taken for granted", "(not) heard". */
export function deedsFelt(reading: Reading): DeedFelt[] {
  const found = new Map<number, DeedFelt>();
  for (const { verb, negated } of speakersFeelings(reading, ["feel"])) {
    if (isUnreal(reading, verb)) continue;
    const isMissed =
      negated && !isDoublyDenied(reading, verb) && !["so", "this", "more"].includes(norm(reading, verb + 1));
    for (const deed of isMissed ? regardAfter(reading, verb) : wordsAfter(reading, verb)) found.set(deed.first, deed);
  }
  for (const deed of fronted(reading)) found.set(deed.first, deed);
  return [...found.values()].sort((a, b) => a.first - b.first);
}

/** "I would feel ignored if …", "I used to feel ignored": not felt now. */
function isUnreal(reading: Reading, verb: number): boolean {
  if (norm(reading, verb - 1) === "to" && norm(reading, verb - 2) === "used") return true;
  const clause = clauseOf(reading, verb);
  const modal = clause?.verb?.modal ?? "";
  const isHelp = norm(reading, verb - 1) === "but";
  return UNREAL.has(modal) && !isHelp;
}

/** "I'd be lying if I said I didn't feel used", "I can't deny that I don't …" */
function isDoublyDenied(reading: Reading, verb: number): boolean {
  const first = reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.firstToken ?? verb;
  for (let at = first; at < verb; at++) if (["lying", "help", "lie"].includes(norm(reading, at))) return true;
  return false;
}

const AFTER_REGARD: Record<string, RegExp> = {
  listened: /^to$/,
  cared: /^(?:for|about)$/,
  looked: /^after$/,
  taken: /^(?:seriously|care)$/,
  treated: /^(?:fairly|well|equally|right|with|as)$/,
  part: /^of$/,
};

/** "I don't feel heard" is "I feel unheard". */
function regardAfter(reading: Reading, verb: number): DeedFelt[] {
  const at = overSmallWords(reading, verb + 1);
  const word = norm(reading, at);
  const joint = AFTER_REGARD[word];
  if (joint !== undefined && Object.hasOwn(AFTER_REGARD, word))
    return joint.test(norm(reading, at + 1)) ? [{ first: at, end: at + 2, negated: true }] : [];
  return lists.REGARD.has(word) ? [{ first: at, end: at + 1, negated: true }] : [];
}

/** The words given as feelings: "tired, left out and judged" names three, the last two of this kind. */
function wordsAfter(reading: Reading, verb: number): DeedFelt[] {
  const found: DeedFelt[] = [];
  let at = overSmallWords(reading, verb + 1);
  if (isCue(reading, LESS_NOT_UN, at)) return regardAfter(reading, norm(reading, at + 1) === "and" ? at + 2 : at);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const match = matchAt(reading, at, "pseudo-feeling");
    if (match !== undefined && !isOther(reading, match)) found.push({ first: at, end: match.end, negated: false });
    const open = match === undefined ? deedParticipleEnd(reading, at) : -1;
    if (open !== -1) found.push({ first: at, end: open, negated: false });
    const end = match?.end ?? open;
    const next = end === -1 ? overAdjective(reading, at) : overParticle(reading, end);
    if (next === at) break;
    const joined = overJoint(reading, next);
    if (joined === next) break;
    at = overSmallWords(reading, joined);
  }
  return found;
}

/** "used to it" is a habit, "forced air" a thing, "attacked by mosquitoes" fate. */
function isOther(reading: Reading, { end, text }: Match): boolean {
  const next = norm(reading, end);
  if (text === "used" && next === "to") return true;
  if (text === "rushed" && (next === "off" || next === "for")) return true;
  const phrase = phraseAt(reading, end + 1);
  if (next === "by" && phrase !== undefined) {
    const isThing =
      is(reading, phrase.head, "thing") && !is(reading, phrase.head, "act-noun") && phrase.owner === undefined;
    return isThing || lists.NATURE.has(reading.tokens[phrase.head]?.lemma ?? "");
  }
  return reading.tokens[end]?.tag === "NOUN" && ["air", "heat", "cold", "entry", "rhubarb", "landing"].includes(next);
}

function overAdjective(reading: Reading, at: number): number {
  const tag = reading.tokens[at]?.tag;
  return tag === "ADJ" || tag === "VERB" || tag === "ADV" || tag === "NOUN" ? at + 1 : at;
}

/** "rushed through", "judged by you" */
function overParticle(reading: Reading, at: number): number {
  if (!isCue(reading, BY_AT_IN, at)) return at;
  return phraseAt(reading, at + 1)?.end ?? at;
}

/** Over "and", a comma, and an aside between two of them: "and, in the end," */
function overJoint(reading: Reading, at: number): number {
  let next = at;
  while (norm(reading, next) === "," || lists.JOINTS.has(norm(reading, next))) next++;
  return next;
}

/** "how unwanted I feel", "what I feel is used", "Ignored, that's how I feel" */
function fronted(reading: Reading): DeedFelt[] {
  return matchesOf(reading, "pseudo-feeling").flatMap(({ first, end }) => {
    const isHow = isCue(reading, HOW_SO, first - 1) && isSpeakerFeeling(reading, end);
    let at = first - 1;
    while (isCue(reading, SO_JUST_ONLY, at)) at--;
    const isSense =
      norm(reading, first - 1) === "being" && norm(reading, first - 2) === "of" && isOwnSense(reading, first - 3);
    const isWhat = reading.tokens[at]?.lemma === "be" && isSpeakerFeeling(reading, at - 2);
    const opens = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.firstToken === first;
    const isThat = opens && isNamedAfter(reading, end);
    const deed = { first, end, negated: false };
    return isHow || isSense || isWhat || isThat ? [deed] : [];
  });
}

/** "I can't shake the feeling of being watched" */
function isOwnSense(reading: Reading, at: number): boolean {
  if (!["feeling", "sense", "impression"].includes(norm(reading, at))) return false;
  const subject = clauseOf(reading, at)?.subject;
  return subject?.person === "speaker" && ["i", "we", "feeling"].includes(norm(reading, subject.head));
}

function isSpeakerFeeling(reading: Reading, at: number): boolean {
  return ["i", "we"].includes(norm(reading, at)) && reading.tokens[at + 1]?.lemma === "feel";
}

/** ", that's how I feel" */
function isNamedAfter(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 3; at++)
    if (["how", "what"].includes(norm(reading, at + 2)) && isSpeakerFeeling(reading, at + 3)) return true;
  return false;
}
