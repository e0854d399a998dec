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
