import type { Ruled } from "../arbiter.ts";
import { isMissingPiece, isStrength } from "../codes.ts";
import { type Focus, inFocus } from "../focus.ts";
import * as lists from "../lexicon/words/sting-features.ts";
import type { Finding } from "../rule.ts";
import { bodyOf } from "../text/body.ts";
import { absolutionsIn } from "../text/facts/fault.ts";
import type { Reading, Sentence } from "../text/reading.ts";
import { OPEN_FRAME } from "../text/reword.ts";
import { overlaps, type Span } from "../text/span.ts";
import { HUSHED_COMMENTS, OPEN_COMMENTS, STING_COMMENTS } from "./comments.ts";
import { OPEN_RULE, STINGS, type StingKind, stingRule } from "./kinds.ts";
import { STING_FRAMES } from "./rewordings.ts";
import { type Sting, type StingKindGuess, stingOf } from "./sting.ts";
import { stingingPart } from "./stinging-part.ts";

/** Red: likely to hurt. Amber: it may. */
export type Certainty = "red" | "amber";

export interface Judged extends Ruled {
  /** Of what may land badly; strengths have none. */
  readonly certainty?: Certainty;
}

export interface Judgment {
  readonly kept: readonly Judged[];
  /** Nothing was marked, but a sentence came near it. */
  readonly isClose: boolean;
}

/** From these chances on a sentence is marked, or nearly: set on the first unseen voices so that of a hundred fine messages four are red (of all voices six, near twins among them: `model/sting.md`). */
const [RED, AMBER, CLOSE] = [0.82, 0.68, 0.6];
/** What a rule says is red from this chance on, and below that amber; it is not said of a sentence that is surely fine. */
const [RULE_RED, RULE_MIN] = [0.585, 0.14];
const SEVERITY = { red: 0.5, amber: 0.25 } as const;
/** What is as plain as an order with "now" behind it, or a threat, is said from a smaller chance on. */
const [RULE_PLAIN, RULE_PLAIN_MIN] = [0.62, 0.09];
const WORDS_MIN = 2;

/** The one place where rules and the reader of stings meet: it is silent where a rule speaks in the sentence, and says how sure that rule's word is. */
export function judge(reading: Reading, ruled: readonly Ruled[], focus: Focus): Judgment {
  let kept: Judged[] = [];
  let isClose = false;
  let next = 0;
  const used: Partial<Record<StingKind, number>> = {};
  const absolved = new Set(absolutionsIn(reading).map(({ first }) => reading.tokens[first]?.sentence));
  const body = new Map(bodyOf(reading).map((sentence) => [sentence.index, sentence]));
  for (const whole of reading.sentences) {
    const own: Ruled[] = [];
    for (let one = ruled[next]; one !== undefined && one.finding.span.start < whole.end; one = ruled[++next])
      own.push(one);
    const sentence = body.get(whole.index);
    if (sentence === undefined) {
      kept.push(...judgeUnheard(own).kept);
      continue;
    }
    const flags = own.filter(({ rule }) => !isStrength(rule.code));
    // Who is told that the fault is not theirs is not stung, however near the words stand to a reproach.
    const isHeard =
      mayBeHeard(reading, sentence) &&
      !absolved.has(reading.tokens[sentence.firstToken]?.sentence) &&
      !isOwnFeeling(reading, sentence, flags);
    if (!isHeard && flags.length === 0) {
      kept.push(...own);
      continue;
    }
    const sting = stingOf(
      reading,
      sentence,
      flags.flatMap(({ rule }) => [rule.code, rule.id]),
    );
    kept.push(...own.filter((one) => !isVetoed(one, sting)).map((one) => withCertainty(one, sting)));
    if (!isHeard || sting.chance < CLOSE || !flags.every(isSoft)) continue;
    const guess = sting.kindOf();
    if (!inFocus(STINGS[guess.kind], focus)) continue;
    if (sting.chance < AMBER) {
      isClose = true;
      continue;
    }
    const found = asFinding(reading, sentence, { ...sting, ...guess }, used);
    // What stings is not praised with the same breath.
    kept = kept.filter(({ rule, finding }) => !isStrength(rule.code) || !overlaps(finding.span, found.finding.span));
    kept.push(found);
  }
  kept.sort((a, b) => a.finding.span.start - b.finding.span.start || a.finding.span.end - b.finding.span.end);
  return { kept, isClose };
}

/** Where the reader of stings is not asked, what a rule says is red; amber where a piece is missing. */
export function judgeUnheard(ruled: readonly Ruled[]): Judgment {
  const kept = ruled.map((one): Judged => {
    if (isStrength(one.rule.code)) return one;
    return isSoft(one) ? { ...one, finding: gentle(one.finding), certainty: "amber" } : { ...one, certainty: "red" };
  });
  return { kept, isClose: false };
}

/** Somebody else's words in quotes and {braces} are not the writer's. */
function mayBeHeard({ tokens }: Reading, { firstToken, endToken }: Sentence): boolean {
  let own = 0;
  for (let index = firstToken; index < endToken; index++) {
    const token = tokens[index];
    if (token !== undefined && !token.shielded && token.tag !== "PUNCT") own++;
  }
  return own >= WORDS_MIN && own * 2 > endToken - firstToken;
}

/** "I feel so annoyed right now.": who says how they are, and neither speaks of the reader nor orders anything, stings nobody. */
function isOwnFeeling({ tokens, clauses }: Reading, sentence: Sentence, flags: readonly Ruled[]): boolean {
  return (
    flags.length > 0 &&
    flags.every(isSoft) &&
    !clauses.slice(sentence.firstClause, sentence.endClause).some(({ imperative }) => imperative) &&
    !tokens.slice(sentence.firstToken, sentence.endToken).some(({ norm }) => lists.READER.has(norm))
  );
}

const isSoft = ({ rule }: Ruled): boolean => isMissingPiece(rule.code);

function isVetoed(one: Ruled, { chance }: Sting): boolean {
  const least = one.finding.severity < RULE_PLAIN ? RULE_MIN : RULE_PLAIN_MIN;
  return chance < least && !isStrength(one.rule.code) && !isSoft(one);
}

function withCertainty(one: Ruled, { chance }: Sting): Judged {
  const { rule, finding } = one;
  if (isStrength(rule.code)) return one;
  if (!isSoft(one) && chance >= RULE_RED) return { ...one, certainty: "red" };
  const severity = Math.min(finding.severity, SEVERITY.amber);
  return { rule, finding: { ...gentle(finding), severity }, certainty: "amber" };
}

const gentle = (finding: Finding): Finding => ({ ...finding, message: finding.gently ?? finding.message });

function asFinding(
  reading: Reading,
  sentence: Sentence,
  sting: Sting & StingKindGuess,
  used: Partial<Record<StingKind, number>>,
): Judged {
  const { chance, kind, isKindSure } = sting;
  const certainty = chance >= RED ? "red" : "amber";
  const { span, isWhole } = stingingPart(reading, sentence, chance);
  const openly = certainty === "red" ? OPEN_COMMENTS : HUSHED_COMMENTS;
  const wordings = isKindSure ? STING_COMMENTS[kind] : openly;
  const turn = used[kind] ?? span.end - span.start;
  used[kind] = turn + 1;
  const frame = isKindSure ? STING_FRAMES[kind] : OPEN_FRAME;
  return {
    rule: { id: isKindSure ? stingRule(kind) : OPEN_RULE, code: STINGS[kind] },
    finding: {
      span,
      severity: SEVERITY[certainty],
      message: wordings[turn % wordings.length] ?? wordings[0],
      rewording: !isWhole ? undefined : { ...wholeOf(reading, sentence), text: frame },
    },
    certainty,
  };
}

/** A sentence with its closing mark, without the space after it. */
function wholeOf({ tokens }: Reading, { firstToken, endToken }: Sentence): Span {
  return { start: tokens[firstToken]?.start ?? 0, end: tokens[endToken - 1]?.end ?? 0 };
}
