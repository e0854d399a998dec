/** What a reader thinks of a comment: it helps, or it does not. */
export type Opinion = "+1" | "-1";

export const REASON_MAX_CHARS = 2000;

export interface Rating {
  /** Made with the rating, so that sending it twice keeps one. */
  readonly id: string;
  readonly opinion: Opinion;
  readonly reason: string;
  readonly isSent: boolean;
}

export interface RatingsState {
  /** The attempt whose comments are rated; another one starts afresh. */
  readonly attemptId: string | undefined;
  /** By the comment's id. */
  readonly ratings: Readonly<Record<string, Rating>>;
  /** Comments that left the list, in batches: undo brings back the latest. */
  readonly hidden: readonly (readonly string[])[];
}

export const freshState = (attemptId: string | undefined): RatingsState => ({ attemptId, ratings: {}, hidden: [] });

/** The same thumb again takes the rating back; the other one replaces it, without its reason. */
export function toggleOpinion(state: RatingsState, commentId: string, opinion: Opinion): RatingsState {
  const { [commentId]: before, ...others } = state.ratings;
  if (before?.opinion === opinion) return { ...state, ratings: others };
  const rating: Rating = { id: crypto.randomUUID(), opinion, reason: "", isSent: false };
  return { ...state, ratings: { ...others, [commentId]: rating } };
}

/** What was sent is kept under its id as it was: with another reason it is another rating. */
export function changeReason(state: RatingsState, commentId: string, reason: string): RatingsState {
  const before = state.ratings[commentId];
  if (!before) return state;
  const id = before.isSent ? crypto.randomUUID() : before.id;
  return { ...state, ratings: { ...state.ratings, [commentId]: { ...before, id, reason, isSent: false } } };
}

export const hide = (state: RatingsState, commentIds: readonly string[]): RatingsState =>
  commentIds.length === 0 ? state : { ...state, hidden: [...state.hidden, commentIds] };

export const undoHide = (state: RatingsState): RatingsState => ({ ...state, hidden: state.hidden.slice(0, -1) });

/**
 * Sent ratings, by their comments, are not sent again; comments that the reader disagreed with leave the list together. What
 * was typed while they were on their way was not sent: it is another rating, and its comment stays.
 */
export function markSent(state: RatingsState, sent: Readonly<Record<string, Rating>>): RatingsState {
  const marked = Object.entries(sent).flatMap(([commentId, { id, reason }]) => {
    const now = state.ratings[commentId];
    if (now?.id !== id) return [];
    const isSent = now.reason === reason;
    return [[commentId, { ...now, id: isSent ? id : crypto.randomUUID(), isSent }] as const];
  });
  const disagreed = marked
    .filter(([, { opinion, isSent }]) => isSent && opinion === "-1")
    .map(([commentId]) => commentId);
  return hide({ ...state, ratings: { ...state.ratings, ...Object.fromEntries(marked) } }, disagreed);
}
