import type { Remark, Snapshot } from "../snapshot.ts";

/** The marks of an earlier text on the one that it has become: those that the change touched go, those behind it move. */
export function carryOver(snapshot: Snapshot, text: string): Snapshot {
  const { text: before } = snapshot;
  if (before === text) return snapshot;
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
  const grown = text.length - before.length;
  const moved = (remarks: readonly Remark[]) =>
    remarks.flatMap((remark) => {
      if (remark.end <= head) return [remark];
      if (remark.start < before.length - tail) return [];
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
