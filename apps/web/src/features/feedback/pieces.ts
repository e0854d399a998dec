import type { Remark } from "./snapshot.ts";

/** A stretch of the message: plain, or the phrase of a remark. `at` is where it starts. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly remark: Remark | null;
}

/** Cuts a message at its phrases. Of phrases that overlap, the later one begins where the earlier one ends. */
export function cutAtPhrases(text: string, remarks: readonly Remark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, remark: Remark | null) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), remark });
    at = Math.max(at, end);
  };
  for (const remark of remarks) {
    push(Math.min(remark.start, text.length), null);
    push(Math.min(remark.end, text.length), remark);
  }
  push(text.length, null);
  return pieces;
}
