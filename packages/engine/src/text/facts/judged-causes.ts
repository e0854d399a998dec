import * as lists from "../../lexicon/words/judged-causes.ts";
import { isPointedAt } from "../person-words.ts";
import { cue, cueAsLemma, cueAsWritten, holds, isCue, placesIn, placesOf } from "../places.ts";
import { clauseOf, findToken, hasMatch, is, matchesOf, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { becauseOf, CAUSE_OPENERS } from "./because-of.ts";
import { absolutes, groupJudgments, motives, overstatements } from "./bias.ts";
import { hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { blames } from "./blame.ts";
import { causeOf } from "./causes.ts";
import { isDisowned } from "./denied.ts";
import { statedFeelings } from "./feelings.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";
import { allVerdicts } from "./verdict.ts";

const BOTHERED_ARSED = cue("bothered arsed");
const BECAUSE_WORD = cue("because");
const OVER_WORD = cue("over");
const REASON_CAUSE = cueAsLemma("reason cause");
const ME_US_MY = cueAsWritten("me us my i");
const CRY_WEEP_SOB = cueAsLemma(lists.CRY_WEEP_SOB);

/** Judging words inside the cause that a sentence gives. Token indices, end exclusive. */
interface JudgedCause {
  readonly first: number;
  readonly end: number;
  /** The whole cause, from its joining word on. */
  readonly causeFirst: number;
  readonly causeEnd: number;
  readonly severity: number;
}

interface Stretch {
  readonly first: number;
  readonly end: number;
}

const DUTIES = new Set(["should", "must", "have to", "need to", "ought to", "be supposed to"]);

const NOBODY = new Set("nobody noone none neither".split(" "));

/** Every verdict, exaggeration or motive that stands inside a cause (because …, when …, due to …). */
export const judgedCauses = remember((reading: Reading): JudgedCause[] => {
  const causeAt = causesByToken(causeStretches(reading));
  if (causeAt.size === 0) return [];
  const judging = [
    ...allVerdicts(reading),
    ...absolutes(reading),
    ...motives(reading),
    ...groupJudgments(reading),
    ...overstatements(reading),
  ];
  const found: JudgedCause[] = [];
  const taken = new Taken();
  for (const { first, end, severity } of judging.sort((a, b) => a.first - b.first)) {
    const cause = causeAt.get(first);
    if (cause === undefined || isOwnMotive(reading, first)) continue;
    found.push({ first, end, severity, causeFirst: cause.first, causeEnd: cause.end });
    taken.add(first, end);
  }
  for (const first of placesOf(reading, BOTHERED_ARSED)) {
    const cause = causeAt.get(first);
    const isNobodys = NOBODY.has(norm(reading, clauseOf(reading, first)?.subject?.head ?? -1));
    if (cause === undefined || taken.touches(first, first + 1) || !isNobodys) continue;
    found.push({ first, end: first + 1, severity: 0.5, causeFirst: cause.first, causeEnd: cause.end });
  }
  for (const { first, end } of matchesOf(reading, "absolute")) {
    const cause = causeAt.get(first);
    if (cause === undefined || taken.touches(first, end) || !isFeltAbsolute(reading, first)) continue;
    found.push({ first, end, severity: 0.5, causeFirst: cause.first, causeEnd: cause.end });
  }
  return found.sort((a, b) => a.first - b.first);
});

/** "He hired his nephew because he can't bear contradiction": the reason of a deed, in its doer's head, is no cause of a feeling. */
function isOwnMotive(reading: Reading, first: number): boolean {
  if (!biasStarts(reading).has(first)) return false;
  const clause = clauseOf(reading, first);
  const main = clause === undefined ? undefined : reading.clauses[clause.index - 1];
  if (clause?.role !== "cause" || main === undefined || main.sentence !== clause.sentence || main.role !== "main")
    return false;
  const isDeed =
    main.verb !== undefined && !lists.BE_FAIL_LOSE.has(main.verb.lemma) && isSomebodyElse(reading, main.subject);
  if (main.verb !== undefined && hasSpeaker(reading, main, "me")) return false;
  const isSame = ["you", "he", "she", "they"].includes(norm(reading, clause.subject?.head ?? -1));
  return isDeed && isSame && (main.subject?.person === "you") === (clause.subject?.person === "you");
}

const biasStarts = remember(
  (reading) => new Set([...motives(reading), ...absolutes(reading)].map(({ first }) => first)),
);

const feelingSentences = remember((reading) => new Set(statedFeelings(reading).map(({ clause }) => clause.sentence)));

/** "I'm nervous as he never signals": what a feeling rests on is no plain fact about somebody. */
function isFeltAbsolute(reading: Reading, first: number): boolean {
  if (!lists.ALWAYS_NEVER_CONSTANTLY.has(norm(reading, first))) return false;
  const clause = clauseOf(reading, first);
  if (clause?.verb === undefined || clause.verb.tense === "past" || isDisowned(reading, first)) return false;
  // "as you lot can never commit"
  if (norm(reading, first) === "never" && clause.verb.modal === "can" && isSomebodyElse(reading, clause.subject))
    return !["be", "know", "tell", "say", "predict"].includes(clause.verb.lemma);
  const before = reading.clauses[clause.index - 1];
  const isTheirThought =
    before?.sentence === clause.sentence &&
    ["think", "feel", "believe", "say"].includes(before.verb?.lemma ?? "") &&
    before.subject?.person !== "speaker";
  if (isTheirThought) return false;
  const isEndless = ["constantly", "forever", "continually", "perpetually"].includes(norm(reading, first));
  if (isEndless) return isSomebodyElse(reading, clause.subject);
  return feelingSentences(reading).has(clause.sentence) && isSomebodyElse(reading, clause.subject);
}

/** The first cause that covers a token. */
function causesByToken(stretches: readonly Stretch[]): Map<number, Stretch> {
  const found = new Map<number, Stretch>();
  for (const stretch of stretches) {
    for (let at = stretch.first; at < stretch.end; at++) if (!found.has(at)) found.set(at, stretch);
  }
  return found;
}

function causeStretches(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const clause of reading.clauses) {
    const stretch = becauseClause(reading, clause);
    if (stretch !== undefined) found.push(stretch);
  }
  const blamed = new Set(blames(reading).map(({ first }) => reading.tokens[first]?.sentence));
  for (const clause of reading.clauses) {
    if (
      clause.role === "when" &&
      (blamed.has(clause.sentence) ||
        cries(reading, mainOf(reading, clause)) ||
        isDoneTo(reading, mainOf(reading, clause)))
    )
      found.push({ first: clause.first, end: clause.end });
  }
  for (const at of placesOf(reading, BECAUSE_WORD)) {
    const isRead = clauseOf(reading, at)?.role === "cause" && clauseOf(reading, at)?.connector === at;
    if (!isRead && isUnread(reading, at)) found.push({ first: at, end: sentenceEnd(reading, at) });
  }
  for (const at of placesOf(reading, CAUSE_OPENERS)) {
    const long = becauseOf(reading, at);
    if (long > 0) found.push({ first: at, end: phraseStretchEnd(reading, at + long) });
  }
  for (const feeling of statedFeelings(reading)) {
    const cause = causeOf(reading, feeling);
    if (cause !== undefined && cause.kind !== "event")
      found.push({ first: cause.first, end: Math.max(cause.end, cause.first + 1) });
  }
  for (const match of [...matchesOf(reading, "distress-sign"), ...matchesOf(reading, "feeling-unpleasant")]) {
    const from = blamedEnd(reading, match.end);
    if (from !== -1) found.push({ first: from, end: phraseStretchEnd(reading, from + 1) });
  }
  for (const at of placesOf(reading, BY_THROUGH)) {
    const end = workedEnd(reading, at);
    if (end !== -1) found.push({ first: at, end });
  }
  for (const at of placesOf(reading, GIVEN_NOW)) {
    const clause = norm(reading, at + 1) === "that" ? clauseOf(reading, at + 2) : undefined;
    if (clause !== undefined && isReasonGiven(reading, at, clause)) found.push({ first: at, end: clause.end });
  }
  for (const at of placesOf(reading, OVER_WORD))
    if (isLeftOver(reading, at)) found.push({ first: at, end: phraseStretchEnd(reading, at + 1) });
  for (const { first, end, source } of blames(reading)) {
    if (source !== "act" && !["it", "what"].includes(norm(reading, first))) continue;
    const isNamed = !["it", "what"].includes(norm(reading, first));
    if (isNamed) found.push({ first, end });
    else found.push({ first: end, end: sentenceEnd(reading, end - 1) });
  }
  for (const clause of reading.clauses) {
    const from = reasonEnd(reading, clause);
    if (from !== -1) found.push({ first: from, end: sentenceEnd(reading, from - 1) });
  }
  return found;
}

const BY_THROUGH = cueAsWritten("by through of");
const GIVEN_NOW = cueAsWritten("given now seeing considering");

/** "ruined by your incompetence", "lost through his carelessness", "died of your neglect": past the act or trait, or -1. */
function workedEnd(reading: Reading, at: number): number {
  const phrase = phraseAt(reading, at + 1);
  const isSheer =
    norm(reading, at) === "through" && ["sheer", "pure", "utter", "plain"].includes(norm(reading, at + 1));
  if (isSheer) return phraseStretchEnd(reading, at + 1);
  if (phrase?.first !== at + 1 || phrase.person !== "work") return -1;
  const { verb } = clauseOf(reading, at) ?? {};
  if (verb === undefined || verb.end > at || at - verb.end > 2 + FAR_JOINT) return -1;
  const word = norm(reading, at);
  if (word === "by" && (!verb.passive || !lists.WORKED.has(verb.lemma))) return -1;
  if (word === "through" && !lists.WORKED.has(verb.lemma) && !lists.BEFALLS.has(verb.lemma)) return -1;
  if (word === "of" && (!["die", "perish"].includes(verb.lemma) || verb.end !== at)) return -1;
  return phraseStretchEnd(reading, at + 1);
}

const FAR_JOINT = 4;

/** "Given that you never listen, I've stopped talking", "now that you've been so mean, she's crying" */
function isReasonGiven(reading: Reading, at: number, clause: Clause): boolean {
  const main = mainOf(reading, clause);
  if (clause.role !== "that" || main === undefined || main.imperative || DUTIES.has(main.verb?.modal ?? ""))
    return false;
  if (norm(reading, at) !== "now") return at === reading.sentences[clause.sentence]?.firstToken;
  const isSore = ({ index }: { readonly index: number }) => is(reading, index, "distress-sign");
  return findToken(reading, main.first, main.end, isSore) !== -1;
}

const JOINING = cueAsWritten("over since after at from");

/** "She left in tears over that callous text of yours", "afraid of maths since that heartless remark": where the blamed act is joined, or -1. */
function blamedEnd(reading: Reading, from: number): number {
  const clause = clauseOf(reading, from - 1);
  const joined = placesIn(reading, JOINING, from, Math.min(clause?.end ?? from, from + 6)).find((at) => {
    const phrase = phraseAt(reading, at + 1);
    const isOwned = ["your", "his", "her", "their"].includes(norm(reading, at + 1));
    const isPointed = isOwned || ["that", "this", "those", "these"].includes(norm(reading, at + 1));
    const isAct = phrase?.person === "work" || is(reading, phrase?.head ?? -1, "act-noun");
    return phrase?.first === at + 1 && isPointed && (isAct || (isOwned && norm(reading, at) === "over"));
  });
  return joined ?? -1;
}

/** "She quit over your constant sniping", "we lost the client over his sloppy drawings": what somebody's own act led to. */
function isLeftOver(reading: Reading, over: number): boolean {
  const phrase = phraseAt(reading, over + 1);
  if (phrase?.first !== over + 1 || !["your", "his", "her", "their"].includes(norm(reading, over + 1))) return false;
  const { verb } = clauseOf(reading, over - 1) ?? {};
  return verb !== undefined && verb.end <= over && lists.LEFT.has(verb.lemma);
}

/** A "because" whose clause the reading did not find: before a comma, or before a verb that was taken for another word. */
function isUnread(reading: Reading, because: number): boolean {
  const clause = clauseOf(reading, because);
  const isAfter = clause?.verb !== undefined && clause.verb.end <= because && !clause.imperative;
  return isAfter && norm(reading, because + 1) !== "of" && !DUTIES.has(clause.verb?.modal ?? "");
}

function sentenceEnd(reading: Reading, at: number): number {
  return reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
}

/** "The reason I'm upset is …", "What annoyed me most was …": where the reason begins, or -1. */
function reasonEnd(reading: Reading, clause: Clause): number {
  const { verb } = clause;
  const from = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  if (verb?.lemma !== "be" || verb.first === from) return -1;
  const isReason = holds(reading, REASON_CAUSE, from, from + 4);
  if (isReason && ["the", "one", "another", "part", "my", "our"].includes(norm(reading, from))) return verb.end;
  if (norm(reading, from) !== "what") return -1;
  const worked = findToken(
    reading,
    from + 1,
    verb.first,
    ({ index }) =>
      is(reading, index, "feeling-unpleasant") ||
      (/^gets?$/.test(norm(reading, index)) && ["to", "me"].includes(norm(reading, index + 1))),
  );
  const isSpeakers = holds(reading, ME_US_MY, from + 1, verb.first);
  return worked !== -1 && isSpeakers ? verb.end : -1;
}

/** A "because" that explains a feeling or an effect; one that explains a demand ("you should …, because …") does not count. */
function becauseClause(reading: Reading, clause: Clause): Stretch | undefined {
  if (clause.role !== "cause" || clause.connector === -1) return undefined;
  // "as crooked as they come" compares.
  const as = clause.connector;
  const isCompared = norm(reading, as + 2) === "as" || norm(reading, as - 2) === "as";
  if (norm(reading, as) === "as" && isCompared) return undefined;
  // "Since the move the floor is a madhouse" tells from when on.
  const after = phraseAt(reading, clause.connector + 1);
  const isSinceThen =
    norm(reading, clause.connector) === "since" &&
    after !== undefined &&
    clause.subject !== undefined &&
    clause.subject.first >= after.end;
  if (isSinceThen) return undefined;
  // "Grandma's been in tears all day because …" may be read as one clause.
  const isOne = clause.connector > clause.first + 1;
  const main = mainOf(reading, clause) ?? (isOne ? clause : undefined);
  if (main !== undefined && lists.TURNS.has(main.verb?.lemma ?? "") && main.subject?.person === "speaker")
    return undefined;
  if (main === undefined || (main.verb !== undefined && DUTIES.has(main.verb.modal) && isPointedAt(main.subject)))
    return undefined;
  let end = clause.end;
  for (
    let next = reading.clauses[clause.index + 1];
    next?.sentence === clause.sentence && (next.role !== "main" || goesOn(next));
    next = reading.clauses[next.index + 1]
  )
    end = next.end;
  return { first: clause.connector, end };
}

/** "because whoever runs the desk was asleep", "because the rota they send is chaotic": the subject stands before. */
function goesOn({ subject, first }: Clause): boolean {
  return subject !== undefined && subject.first < first;
}

/** "I felt bullied when you went on your power trip" (ruling 6). */
function isDoneTo(reading: Reading, clause: Clause | undefined): boolean {
  if (clause?.verb?.lemma !== "feel" || clause.subject?.person !== "speaker") return false;
  return hasMatch(reading, "pseudo-feeling", clause.verb.end, clause.end);
}

/** "I cried when you rudely hung up": a feeling that shows. */
function cries(reading: Reading, clause: Clause | undefined): boolean {
  if (clause?.verb === undefined) return false;
  if (is(reading, clause.verb.head, "distress-sign") && clause.verb.lemma === "feel") return true;
  return isCue(reading, CRY_WEEP_SOB, clause.verb.head);
}

function mainOf(reading: Reading, clause: Clause): Clause | undefined {
  const before = reading.clauses[clause.index - 1];
  if (before?.sentence === clause.sentence) return before;
  const after = reading.clauses[clause.index + 1];
  return after?.sentence === clause.sentence ? after : undefined;
}

/** The noun phrase after "due to", with what hangs on it by "of", up to a comma or the next statement. */
function phraseStretchEnd(reading: Reading, from: number): number {
  const clause = clauseOf(reading, from);
  const limit = clause?.end ?? from;
  for (let at = from; at < limit; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.norm === ",") return at;
  }
  return limit;
}
