import { textChange } from "../../lib/text-change.ts";

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
  const { start, endBefore, endAfter } = textChange(before, after);
  const all = after.slice(start, endAfter);
  const [inserted = ""] = AT_ONCE.exec(all) ?? [];
  return { at: start, removed: endBefore - start, inserted, isWhole: inserted.length === all.length };
}
