import type { AnalysisResponse, Comment, SentenceFeedback } from "@wellput/contract";

/** A comment as the panel shows it: its phrase by UTF-16 offsets into the snapshot's text, and the sentence it stands in. */
export interface Remark extends Comment {
  readonly phrase: string;
  readonly sentence: string;
  readonly sentenceIndex: number;
}

/** One answer, tied to the very text it is about. Rewording a phrase gives a new snapshot of the same attempt. */
export interface Snapshot {
  readonly attemptId: string;
  readonly text: string;
  readonly flags: readonly Remark[];
  readonly strengths: readonly Remark[];
  /** A sentence or two on the whole. */
  readonly summary: string;
  /** Somebody may be in danger: the summary says where help is, and nothing is said about wording. */
  readonly isDanger: boolean;
  /** Names of the drawings that go with it. */
  readonly drawings: readonly string[];
}

/** Reads an answer about `text`; comments come in the order of the text. */
export function readSnapshot(attemptId: string, text: string, { user_input }: AnalysisResponse): Snapshot {
  // The analysed message may have been trimmed: its offsets are moved to where it starts in what was typed.
  const shift = Math.max(text.indexOf(user_input.message), 0);
  const remarks = inOrder(user_input).flatMap((sentence, sentenceIndex) =>
    sentence.r_l.map((comment) => {
      const [start, end] = [comment.start + shift, comment.end + shift];
      return { ...comment, start, end, phrase: text.slice(start, end), sentence: sentence.s_str, sentenceIndex };
    }),
  );
  remarks.sort((a, b) => a.start - b.start || a.end - b.end);
  return {
    attemptId,
    text,
    flags: remarks.filter(({ bad }) => bad),
    strengths: remarks.filter(({ bad }) => !bad),
    summary: user_input.end_response_str,
    isDanger: user_input.danger !== undefined,
    drawings: user_input.image_name_list,
  };
}

function inOrder(input: AnalysisResponse["user_input"]): SentenceFeedback[] {
  const sentences: SentenceFeedback[] = [];
  for (let index = 0; ; index += 1) {
    const sentence = input[`sentence${index}`];
    if (!sentence) return sentences;
    sentences.push(sentence);
  }
}

/** The snapshot after a phrase was replaced: its comment is dealt with, the ones behind it move, the rest stay. */
export function withRewording(snapshot: Snapshot, remark: Remark, wording: string): Snapshot {
  const grown = wording.length - (remark.end - remark.start);
  const settle = (others: readonly Remark[]) =>
    others
      .filter((other) => other.end <= remark.start || other.start >= remark.end)
      .map((other) =>
        other.start >= remark.end ? { ...other, start: other.start + grown, end: other.end + grown } : other,
      );
  return {
    ...snapshot,
    text: snapshot.text.slice(0, remark.start) + wording + snapshot.text.slice(remark.end),
    flags: settle(snapshot.flags),
    strengths: settle(snapshot.strengths),
  };
}
