import { textChange } from "../../../lib/text-change.ts";
import type { Remark, Snapshot } from "../snapshot.ts";

/** The marks of an earlier text on the one that it has become: those that the change touched go, those behind it move. */
export function carryOver(snapshot: Snapshot, text: string): Snapshot {
  const { text: before } = snapshot;
  if (before === text) return snapshot;
  const change = textChange(before, text);
  const grown = text.length - before.length;
  const moved = (remarks: readonly Remark[]) =>
    remarks.flatMap((remark) => {
      if (remark.end <= change.start) return [remark];
      if (remark.start < change.endBefore) return [];
      return [{ ...remark, start: remark.start + grown, end: remark.end + grown }];
    });
  return { ...snapshot, text, flags: moved(snapshot.flags), strengths: moved(snapshot.strengths) };
}

/** A comment that is still there keeps its id, and with it its card, its thumbs and its place on the screen. */
export function keepIds(next: Snapshot, before: Snapshot): Snapshot {
  const known = new Map([...before.flags, ...before.strengths].map((remark) => [placeOf(remark), remark.id]));
  const keep = (remarks: readonly Remark[]) =>
    remarks.map((remark) => ({ ...remark, id: known.get(placeOf(remark)) ?? remark.id }));
  return { ...next, flags: keep(next.flags), strengths: keep(next.strengths) };
}

const placeOf = ({ rule, start, end, r_str }: Remark): string => `${rule} ${start} ${end} ${r_str}`;
