import { type ReflectionStepText, reflectionSteps } from "@wellput/content/guides";
import { readStored } from "../../lib/storage.ts";

export type ReflectionSide = ReflectionStepText["side"];

export interface ReflectionFields {
  /** The tab that one is at. */
  readonly key: number;
  readonly chosen: Readonly<Record<ReflectionSide, readonly string[]>>;
  readonly notes: Readonly<Record<ReflectionSide, string>>;
}

const bySide = <Value>(value: (side: ReflectionSide) => Value) =>
  Object.fromEntries(reflectionSteps.map(({ side }) => [side, value(side)])) as Record<ReflectionSide, Value>;

/** Under which a tab keeps what was entered at a path. */
export const reflectionKey = (path: string): string => `reflection:${path.toLowerCase()}`;

/** What this tab has kept for a path; whatever an older version left there that does not fit counts as nothing. */
export function readReflection(path: string): ReflectionFields {
  return toReflection(readStored(reflectionKey(path), "tab"));
}

/** @internal exported for its test. */
export function toReflection(found: unknown): ReflectionFields {
  const kept = recordOf(found);
  const [chosen, notes] = [recordOf(kept.chosen), recordOf(kept.notes)];
  return {
    key: typeof kept.key === "number" ? kept.key : 0,
    chosen: bySide((side) => textsOf(chosen[side])),
    notes: bySide((side) => (typeof notes[side] === "string" ? notes[side] : "")),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
