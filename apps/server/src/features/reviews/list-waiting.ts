import type { ReviewNoun, WaitingList } from "@wellput/contract";
import type { Database } from "../../db/database.ts";
import type { Reviewable } from "../../review/reviewable.ts";
import { articleReviews } from "../articles/public.ts";
import { scenarioReviews } from "../scenarios/public.ts";

/** The kinds of things that wait for a review. */
export const REVIEWS: Readonly<Record<ReviewNoun, Reviewable>> = { scenario: scenarioReviews, article: articleReviews };

/** As many are shown at once: what is decided makes room for the next. */
const SHOWN_MAX = 50;

/** What waits, longest first. */
export async function listWaiting(db: Database): Promise<WaitingList> {
  const items = [];
  for (const kind of Object.values(REVIEWS)) items.push(...(await kind.list(db, SHOWN_MAX)));
  items.sort((one, other) => one.waitingSince.localeCompare(other.waitingSince));
  return { items: items.slice(0, SHOWN_MAX), count: await countWaiting(db) };
}

/** How much waits. */
export async function countWaiting(db: Database): Promise<number> {
  let count = 0;
  for (const kind of Object.values(REVIEWS)) count += await kind.count(db);
  return count;
}
