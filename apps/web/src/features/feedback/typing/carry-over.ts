import { textChange } from "../../../lib/text-change.ts";
import { movedBy, type Remark, type Snapshot } from "../snapshot.ts";

/**
 * The marks of an earlier text on the one that it has become: those that the change touched go, those behind it move, each
 * with its rewording. What was said on the whole was said of the earlier text; of one without a mark it stands as such until the
 * next reading, so that nothing blinks with every key.
 */
export function carryOver(snapshot: Snapshot, text: string): Snapshot {
  const { text: before } = snapshot;
  if (before === text) return snapshot;
  const change = textChange(before, text);
  const grown = text.length - before.length;
  const follow = <Stretch extends { readonly start: number; readonly end: number }>(stretch: Stretch) => {
    if (stretch.end <= change.start) return stretch;
    return stretch.start < change.endBefore ? undefined : movedBy(stretch, grown);
  };
  const carried = (remarks: readonly Remark[]) =>
    remarks.flatMap((remark) => {
      const rewording = remark.rewording && follow(remark.rewording);
      return follow({ ...remark, rewording }) ?? [];
    });
  const carriedFrom = snapshot.carriedFrom ?? (snapshot.flags.length > 0 ? "marked" : "clean");
  const summary = carriedFrom === "clean" ? snapshot.summary : "";
  return {
    ...snapshot,
    text,
    flags: carried(snapshot.flags),
    strengths: carried(snapshot.strengths),
    summary,
    carriedFrom,
  };
}

/** A comment that is still there keeps its id, and with it its card, its thumbs and its place on the screen. */
export function keepIds(next: Snapshot, before: Snapshot): Snapshot {
  const known = new Map([...before.flags, ...before.strengths].map((remark) => [placeOf(remark), remark.id]));
  const keep = (remarks: readonly Remark[]) =>
    remarks.map((remark) => ({ ...remark, id: known.get(placeOf(remark)) ?? remark.id }));
  return { ...next, flags: keep(next.flags), strengths: keep(next.strengths) };
}

const placeOf = ({ rule, start, end, r_str }: Remark): string => `${rule} ${start} ${end} ${r_str}`;
