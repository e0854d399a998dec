/** A step that exists: what was kept may be from another version, or no number at all. */
export function clampStep(index: unknown, count: number): number {
  if (typeof index !== "number" || !Number.isFinite(index)) return 0;
  return Math.min(Math.max(Math.trunc(index), 0), count - 1);
}
