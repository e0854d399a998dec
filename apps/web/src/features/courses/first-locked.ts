import type { CourseItem } from "@wellput/contract";

interface Way {
  readonly items: readonly CourseItem[];
  readonly finished: ReadonlySet<string>;
}

/** The page past which one does not go before it is finished. */
export function firstLocked({ items, finished }: Way): number {
  const at = items.findIndex(({ mustFinish, id }) => mustFinish && !finished.has(id));
  return at < 0 ? items.length : at;
}
