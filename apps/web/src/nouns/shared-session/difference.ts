/** So much can be sent at once, whatever the signs are; none of them is cut through. */
const AT_ONCE = /^.{0,20000}/su;

/** What makes a text another one: so many letters go, these come in their place. */
interface Difference {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
  /** False where more comes than can be sent at once: then these are the first of them. */
  readonly isWhole: boolean;
}

/** What two texts differ in, as one piece: what comes before it and after it is the same. */
export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let end = 0;
  while (end < shorter - at && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const all = after.slice(at, after.length - end);
  const [inserted = ""] = AT_ONCE.exec(all) ?? [];
  return { at, removed: before.length - at - end, inserted, isWhole: inserted.length === all.length };
}
