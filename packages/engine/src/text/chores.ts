import { matchAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const CHORES =
  /\b(?:dish\w*|bins?|rubbish|trash|laundry|hoovering|ironing|cleaning|washing|cooking|shopping|bathroom|nappy|dinner|dog|sorry|share|bit|deadline|agenda|brief|thank|thanks|weight|promises?)\b/;

/** "take out the bins", "walk the dog", "say sorry": the verb at `at` opens a duty of those who live together. */
export function isChoreAt(reading: Reading, at: number): boolean {
  const deed = matchAt(reading, at, "good-deed");
  return deed !== undefined && deed.end - deed.first > 1 && CHORES.test(deed.text);
}
