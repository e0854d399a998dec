import * as lists from "../../lexicon/words/judged-causes.ts";
import { cue, placesOf } from "../places.ts";
import { clauseOf, matchesOf, norm } from "../query.ts";
import type { Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";
import { absolutes, groupJudgments, motives, overstatements } from "./bias.ts";
import { hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { statedFeelings } from "./feelings.ts";
import { givenCauses } from "./given-causes.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";
import { allVerdicts } from "./verdict.ts";

const BOTHERED_ARSED = cue("bothered arsed");

/** Judging words inside the cause that a sentence gives. Token indices, end exclusive. */
interface JudgedCause {
  readonly first: number;
  readonly end: number;
  /** The whole cause, from its joining word on. */
  readonly causeFirst: number;
  readonly causeEnd: number;
  readonly severity: number;
}

const NOBODY = new Set("nobody noone none neither".split(" "));

/** Every verdict, exaggeration or motive that stands inside a cause (because …, when …, due to …). */
export const judgedCauses = remember((reading: Reading): JudgedCause[] => {
  const causeAt = causesByToken(givenCauses(reading));
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
    main.verb !== undefined && !lists.MISHAPS.has(main.verb.lemma) && isSomebodyElse(reading, main.subject);
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
  if (!lists.EVER.has(norm(reading, first))) return false;
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
