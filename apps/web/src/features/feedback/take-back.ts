import { textChange } from "../../lib/text-change.ts";

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
