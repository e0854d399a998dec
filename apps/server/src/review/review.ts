import { isDeepStrictEqual } from "node:util";
import type { OwnReview } from "@wellput/contract";

/**
 * How something stands that somebody publishes. `listed`: others read it. `accepted`: what they read while something later
 * is not accepted; without it they read the row itself.
 */
export interface Review<Shown> {
  readonly listed: boolean;
  readonly accepted: Shown | null;
  /** When its author last changed what waits; null when nothing does. */
  readonly waitingSince: Date | null;
  /** Why an admin declined it as it is; null when none did. */
  readonly declinedReason: string | null;
}

const SETTLED = { accepted: null, waitingSince: null, declinedReason: null };
/** Nobody else's to read. */
export const PRIVATE = { ...SETTLED, listed: false };
/** Others read it as it stands. */
export const LISTED = { ...SETTLED, listed: true };

/** The fields that others read, as the row has them, and how its review stands. */
interface Version<Shown> {
  readonly fields: Shown;
  readonly review: Review<Shown>;
  readonly isPublic: boolean;
}

interface Saved<Shown> {
  /** Null for something new. */
  readonly before: Version<Shown> | null;
  readonly fields: Shown;
  readonly isPublic: boolean;
  readonly byAdmin: boolean;
  readonly at: Date;
}

/** What becomes of a review when the author saves: what others have not read waits, an admin's own does not. */
export function reviewOfSaved<Shown>({ before, fields, isPublic, byAdmin, at }: Saved<Shown>): Review<Shown> {
  if (!isPublic) return PRIVATE;
  if (byAdmin) return LISTED;
  if (before?.isPublic && isDeepStrictEqual(before.fields, fields)) return reviewOf(before.review);
  const shown = before?.review.listed ? (before.review.accepted ?? before.fields) : null;
  if (isDeepStrictEqual(shown, fields)) return LISTED;
  return { listed: shown !== null, accepted: shown, waitingSince: at, declinedReason: null };
}

/** Of a row that holds one, its review alone. */
const reviewOf = <Shown>({ listed, accepted, waitingSince, declinedReason }: Review<Shown>): Review<Shown> => ({
  listed,
  accepted,
  waitingSince,
  declinedReason,
});

/** What a declined review becomes: what was accepted before stays. */
export const declined = (reason: string) => ({ waitingSince: null, declinedReason: reason });

/** What a review becomes when all of it is taken down: its author's alone again. */
export const takenDown = (reason: string) => ({ ...PRIVATE, declinedReason: reason });

/** The row as others read it. */
export function asAccepted<Row extends { readonly accepted: object | null }>(row: Row): Row {
  return row.accepted ? { ...row, ...row.accepted } : row;
}

/** Whether the admins may have it on their desk: it waits for them, or others read it and may have reported it. */
export const mayBeAtDesk = ({ listed, waitingSince }: Pick<Review<unknown>, "listed" | "waitingSince">): boolean =>
  listed || waitingSince !== null;

/** How it stands, for its author. */
export function ownReview({ waitingSince, declinedReason }: Review<unknown>): OwnReview {
  if (waitingSince) return { state: "waiting", reason: "" };
  return declinedReason === null ? null : { state: "declined", reason: declinedReason };
}

/** What others read of it, as `shownOf` takes that from a row; null where they read nothing. */
export const readByOthers = <Row extends { readonly listed: boolean; readonly accepted: object | null }, Shown>(
  row: Row,
  shownOf: (row: Row) => Shown,
): Shown | null => (row.listed ? shownOf(asAccepted(row)) : null);

/**
 * The admin's act that an author's save is where others read at once what was theirs alone `before`: a member's would wait.
 * Null where a member might have saved the same.
 */
export function actOfOwn<Noun extends string, Shown>(noun: Noun, before: Shown | null, after: Shown | null) {
  if (after === null || isDeepStrictEqual(before, after)) return null;
  return before === null ? (`${noun}.published` as const) : (`${noun}.updated` as const);
}
