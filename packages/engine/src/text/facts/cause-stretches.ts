import * as lists from "../../lexicon/words/cause-stretches.ts";
import { cueAsWritten, firstIn } from "../places.ts";
import { clauseOf, clausesOf, tokenAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { kindOfClause } from "./cause-kinds.ts";
import type { StatedFeeling } from "./feelings.ts";

const STOPS = cueAsWritten(", ; because so");

/** What a sentence gives as the cause of a feeling. person: nobody but a person; act: what somebody did or left undone; event: nobody's act. */
export interface Cause {
  readonly kind: "person" | "act" | "event";
  /** Token indices, end exclusive, from the joining word on. */
  readonly first: number;
  readonly end: number;
}

/** "…, and I want to see you": the sentence goes on to something else. */
export function isNewStatement(reading: Reading, at: number): boolean {
  const subject = clauseOf(reading, at + 1)?.subject;
  return subject !== undefined && subject.first > at && subject.first <= at + 2;
}

export function byClause(reading: Reading, feeling: StatedFeeling, first: number, limit: number): Cause {
  let clause = clauseOf(reading, first);
  let end = clause?.end ?? limit;
  while (clause !== undefined) {
    const next: Clause | undefined = reading.clauses[clause.index + 1];
    if (next === undefined || next.sentence !== clause.sentence || next.role === "main") break;
    end = next.end;
    clause = next;
  }
  const kinds = kindsOf(reading, clausesIn(reading, first, end, feeling));
  return {
    kind: kinds.includes("act") && (kinds[0] !== "event" || isOwnTry(reading, first)) ? "act" : (kinds[0] ?? "event"),
    first,
    end: trimmed(reading, first, end),
  };
}

/** "because I've asked four times and had no answer": what the speaker did stands before what was left undone. */
function isOwnTry(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first + 1);
  return clause?.subject?.person === "speaker" && lists.TRYING.has(clause.verb?.lemma ?? "");
}

/** What the clauses tell; that the speaker saw or heard of it is no part of the cause. */
function kindsOf(reading: Reading, clauses: readonly Clause[]): Cause["kind"][] {
  return clauses.flatMap((each, at) => {
    const kind = kindOfClause(reading, each);
    const isSeen =
      each.subject?.person === "speaker" && !each.verb?.negated && lists.PERCEIVED.has(each.verb?.lemma ?? "");
    return isSeen && kind === "event" && at < clauses.length - 1 ? [] : [kind];
  });
}

function clausesIn(reading: Reading, first: number, end: number, feeling: StatedFeeling): Clause[] {
  return clausesOf(reading, feeling.clause.sentence).filter(
    ({ verb }) => verb !== undefined && verb.first >= first && verb.first < end,
  );
}

/** Up to the next comma or reason. */
export function stretchEnd(reading: Reading, first: number, limit: number): number {
  const stop = firstIn(reading, STOPS, first + 1, limit);
  return stop === -1 ? trimmed(reading, first, limit) : stop;
}

/** Without the full stop and the comma at its end. */
export function trimmed(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && tokenAt(reading, last - 1)?.tag === "PUNCT") last--;
  return last;
}
