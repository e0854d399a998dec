/** The one stretch in which two texts differ, without what they begin and end with alike. */
export interface TextChange {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

export function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start: head, endBefore: before.length - tail, endAfter: after.length - tail };
}

/**
 * Takes a change back out of a text that may have been changed elsewhere since, and leaves what is newer as it is; null
 * where the newer change touches it.
 */
export function takeBack(before: string, changed: string, now: string): string | null {
  if (now === changed) return before;
  const made = textChange(before, changed);
  const since = textChange(changed, now);
  const isBehind = since.start >= made.endAfter;
  if (!isBehind && since.endBefore > made.start) return null;
  const moved = isBehind ? 0 : now.length - changed.length;
  return now.slice(0, made.start + moved) + before.slice(made.start, made.endBefore) + now.slice(made.endAfter + moved);
}
