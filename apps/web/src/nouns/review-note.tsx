import type { OwnReview } from "@wellput/contract";

interface ReviewNoteProps {
  readonly of: { readonly listed: boolean; readonly review: OwnReview };
}

/** How the review of one's own stands: what waits, or why it was declined, and what others read meanwhile. */
export function ReviewNote({ of: { listed, review } }: ReviewNoteProps) {
  if (!review) return null;
  return <span>{review.state === "waiting" ? waiting(listed) : declined(listed, review.reason)}</span>;
}

const waiting = (listed: boolean) =>
  listed
    ? "Your change waits for an admin to read it. Until then others see what was there before."
    : "It waits for an admin to read it. Until then nobody else sees it.";

const declined = (listed: boolean, reason: string) =>
  `${listed ? "An admin did not accept your change" : "An admin did not accept it"}: “${reason}” ${
    listed ? "Others see what was there before." : "Change it, and it is read again."
  }`;
