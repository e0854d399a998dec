import * as z from "zod";

/** What members publish and an admin reads first. */
export const REVIEW_NOUNS = ["scenario", "article"] as const;
export const ReviewNoun = z.enum(REVIEW_NOUNS);
export type ReviewNoun = z.infer<typeof ReviewNoun>;

const REASON_MAX_CHARS = 1000;
/** When its author last changed it: a decision is about the version that was read. */
const Since = z.iso.datetime();

/** How a review stands, for the author: what waits, or was declined and why. Null where everything is as they left it. */
export const OwnReview = z.object({ state: z.enum(["waiting", "declined"]), reason: z.string() }).nullable();
export type OwnReview = z.infer<typeof OwnReview>;

/** Something that waits for an admin; `isEdit` when an earlier version is shown meanwhile. Who wrote it does not show. */
export const WaitingItem = z.object({
  id: z.uuid(),
  noun: ReviewNoun,
  title: z.string(),
  isEdit: z.boolean(),
  waitingSince: Since,
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** What waits, longest first, as far as it is shown at once, and how much there is. */
export const WaitingList = z.object({ items: z.array(WaitingItem), count: z.int() });
export type WaitingList = z.infer<typeof WaitingList>;

/** Something that waits, in full: each field as others read it now, null where they read nothing yet, and as it would be. */
export const WaitingVersion = WaitingItem.extend({
  fields: z.array(
    z.object({ name: z.string(), isHtml: z.boolean(), before: z.string().nullable(), after: z.string() }),
  ),
});
export type WaitingVersion = z.infer<typeof WaitingVersion>;

export const AcceptReview = z.strictObject({ waitingSince: Since });
export type AcceptReview = z.infer<typeof AcceptReview>;

export const DeclineReview = AcceptReview.extend({ reason: z.string().trim().min(1).max(REASON_MAX_CHARS) });
export type DeclineReview = z.infer<typeof DeclineReview>;
