import { type ReflectionStepText, reflectionSteps } from "@wellput/content/guides";
import { wordOf } from "@wellput/contract/scenario-fields";
import { ANYONE } from "../../lib/kept-draft.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

export type ReflectionSide = ReflectionStepText["side"];

export interface ReflectionFields {
  /** The tab that one is at. */
  readonly key: number;
  readonly chosen: Readonly<Record<ReflectionSide, readonly string[]>>;
  readonly notes: Readonly<Record<ReflectionSide, string>>;
}

const bySide = <Value>(value: (side: ReflectionSide) => Value) =>
  Object.fromEntries(reflectionSteps.map(({ side }) => [side, value(side)])) as Record<ReflectionSide, Value>;

const keyOf = (owner: string, path: string): string => `reflection:${owner}:${path.toLowerCase()}`;

/** Keeps in this tab what somebody entered at a path; undefined removes it. */
export function keepReflection(owner: string, path: string, fields: ReflectionFields | undefined): void {
  writeStored(keyOf(owner, path), fields, "tab");
}

/**
 * What this tab has kept of somebody for a path, with what they entered there before signing in; whatever an older version left
 * there that does not fit counts as nothing.
 */
export function readReflection(owner: string, path: string): ReflectionFields {
  const own = toReflection(readStored(keyOf(owner, path), "tab"));
  const entered = owner === ANYONE ? null : readStored(keyOf(ANYONE, path), "tab");
  if (entered === null) return own;
  const fields = together(own, toReflection(entered));
  keepReflection(owner, path, fields);
  keepReflection(ANYONE, path, undefined);
  return fields;
}

/** Neither is lost; one goes on at the later one's tab, and a word keeps the strength that it got there. */
const together = (before: ReflectionFields, after: ReflectionFields): ReflectionFields => ({
  key: after.key,
  chosen: bySide((side) => {
    const anew = after.chosen[side].map(wordOf);
    return [...before.chosen[side].filter((label) => !anew.includes(wordOf(label))), ...after.chosen[side]];
  }),
  notes: bySide((side) => [before.notes[side], after.notes[side]].filter((note) => note.trim()).join("\n\n")),
});

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
