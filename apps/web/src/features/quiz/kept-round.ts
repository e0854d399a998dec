import { feelingItems, judgmentItems } from "@wellput/content/quiz";
import type { QuizSide } from "@wellput/contract";
import { readStored, writeStored } from "../../lib/storage.ts";
import { typeset } from "../../lib/typeset.ts";
import type { Answered } from "./draw-round.ts";
import { SIDE_NAMES } from "./sides.ts";

/** Some sentences, one after the other, and the answers so far. */
export interface Round {
  /** Of what is kept of it. */
  readonly id: string;
  readonly items: readonly Answered["item"][];
  readonly answered: readonly Answered[];
}

const KEY = "quiz-round";

/** Until it is done a round stays with its tab: nobody begins again after a reload. */
export function keepRound({ id, items, answered }: Round): void {
  const isDone = answered.length === items.length;
  const sides = answered.map(({ userAnswer }) => userAnswer);
  writeStored(KEY, isDone ? undefined : { id, itemIds: items.map((item) => item.id), sides }, "tab");
}

/** The round that was begun in this tab; null where there is none, or the quiz has other sentences by now. */
export function keptRound(): Round | null {
  const kept = readStored(KEY, "tab");
  if (!isKept(kept)) return null;
  const known = new Map(typeset([...feelingItems, ...judgmentItems]).map((item) => [item.id, item]));
  const items = kept.itemIds.flatMap((id) => known.get(id) ?? []);
  if (items.length !== kept.itemIds.length || kept.sides.length >= items.length) return null;
  const answered = items.flatMap((item, index) => {
    const userAnswer = kept.sides[index];
    return userAnswer ? [{ item, userAnswer }] : [];
  });
  return { id: kept.id, items, answered };
}

interface Kept {
  readonly id: string;
  readonly itemIds: readonly string[];
  readonly sides: readonly QuizSide[];
}

function isKept(found: unknown): found is Kept {
  if (found === null || typeof found !== "object") return false;
  const { id, itemIds, sides } = found as Partial<Kept>;
  return (
    typeof id === "string" &&
    Array.isArray(itemIds) &&
    Array.isArray(sides) &&
    sides.every((side) => Object.hasOwn(SIDE_NAMES, side))
  );
}
