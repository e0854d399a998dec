import type { AnalysisResponse, Comment, Danger, SentenceFeedback } from "@wellput/contract";
import { textChange } from "../../lib/text-change.ts";

export type Rewording = NonNullable<Comment["rewording"]>;

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
  /** Somebody may be at risk: help comes first, and nothing is said about wording before it is asked for. */
  readonly danger: Danger | undefined;
  /** Somebody may need help, less surely: a line says where it is, and nothing is called good. */
  readonly mayNeedHelp: boolean;
  /** Whether it was asked for all the same. */
  readonly hasGoneOn: boolean;
  /** The message is in another language than English, and so it was not read. */
  readonly isForeign: boolean;
  /** Names of the drawings that go with it. */
  readonly drawings: readonly string[];
  /**
   * The text has changed since it was read. It had marks: those that still hold are here, and nothing is said on the whole.
   * Or it was clean: what was said of it stands, as said of the earlier words.
   */
  readonly carriedFrom?: "marked" | "clean";
}

/** Reads an answer about `text`; comments come in the order of the text. */
export function readSnapshot(
  attemptId: string,
  text: string,
  { user_input }: AnalysisResponse,
  hasGoneOn = false,
): Snapshot {
  // The analysed message may have been trimmed: its offsets are moved to where it starts in what was typed.
  const shift = Math.max(text.indexOf(user_input.message), 0);
  const remarks = inOrder(user_input).flatMap((sentence, sentenceIndex) =>
    sentence.r_l.map((comment) => {
      const { start, end } = movedBy(comment, shift);
      const rewording = comment.rewording && movedBy(comment.rewording, shift);
      const phrase = text.slice(start, end);
      return { ...comment, start, end, rewording, phrase, sentence: sentence.s_str, sentenceIndex };
    }),
  );
  remarks.sort((a, b) => a.start - b.start || a.end - b.end);
  return {
    attemptId,
    text,
    flags: remarks.filter(({ bad }) => bad),
    strengths: remarks.filter(({ bad }) => !bad),
    summary: user_input.end_response_str,
    danger: user_input.danger,
    mayNeedHelp: user_input.may_need_help ?? false,
    hasGoneOn,
    isForeign: user_input.language === "other",
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

export function movedBy<Stretch extends { readonly start: number; readonly end: number }>(
  stretch: Stretch,
  by: number,
): Stretch {
  return { ...stretch, start: stretch.start + by, end: stretch.end + by };
}

/**
 * The snapshot after a remark's rewording was put in: the remark is dealt with, and so are others whose words went; the ones
 * behind it move. What others would replace is offered no more where it is not as it was.
 */
export function withRewording(snapshot: Snapshot, remark: Remark, rewording: Rewording): Snapshot {
  const { start, end, text } = onlyChanged(snapshot.text, rewording);
  const grown = text.length - (end - start);
  const isApart = (other: { readonly start: number; readonly end: number }) => other.end <= start || other.start >= end;
  const follow = <Stretch extends { readonly start: number; readonly end: number }>(other: Stretch) =>
    movedBy(other, other.start >= end ? grown : 0);
  const settle = (others: readonly Remark[]): Remark[] =>
    others
      .filter((other) => other.id !== remark.id && isApart(other))
      .map((other) => {
        const { rewording: own } = other;
        return { ...follow(other), rewording: own && isApart(own) ? follow(own) : undefined };
      });
  return {
    ...snapshot,
    // It counts and names what was there before.
    summary: "",
    carriedFrom: "marked",
    text: snapshot.text.slice(0, start) + text + snapshot.text.slice(end),
    flags: settle(snapshot.flags),
    strengths: settle(snapshot.strengths),
  };
}

/** Without what the old and the new words begin and end with alike. */
function onlyChanged(before: string, { start, end, text }: Rewording): Rewording {
  const changed = textChange(before.slice(start, end), text);
  return {
    start: start + changed.start,
    end: start + changed.endBefore,
    text: text.slice(changed.start, changed.endAfter),
  };
}
