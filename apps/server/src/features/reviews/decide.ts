import type { ReviewNoun } from "@wellput/contract";
import type { Deps } from "../../http/env.ts";
import type { Decision } from "../../review/reviewable.ts";
import { REVIEWS } from "./list-waiting.ts";

/** Accepts or declines what waits. @throws {AppError} REVIEW_NOT_FOUND, REVIEW_CHANGED. */
export async function decide({ db, now }: Deps, noun: ReviewNoun, decision: Omit<Decision, "at">): Promise<void> {
  await db.transaction((tx) => REVIEWS[noun].decide(tx, { ...decision, at: now() }));
}
