import { norm, phraseAt } from "./query.ts";
import type { NounPhrase, Reading } from "./reading.ts";

/** Somebody is told what they should do. */
export interface Duty {
  /** Token indices from the subject to the modal, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly subject: NounPhrase | undefined;
  readonly negated: boolean;
  readonly past: boolean;
}

/** "you two", "both of you", "the rest of you": said to the reader. */
export function addressed(reading: Reading, subject: NounPhrase): NounPhrase {
  const of = norm(reading, subject.end) === "of" ? subject.end + 1 : subject.first - 1;
  const found = phraseAt(reading, of);
  if (found?.person === "third" && norm(reading, of) === "them" && of === subject.end + 1) return found;
  return found?.person === "you" && norm(reading, of) === "you" ? found : subject;
}
