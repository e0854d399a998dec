/** A labelled message, and the engine's answer in the form that the command line prints. */
import { type Analysis, analyse } from "../src/index.ts";

export interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly required: readonly { readonly code: string; readonly spans: readonly string[] }[];
  readonly optional: readonly { readonly code: string }[];
  readonly hard_negative: boolean;
}

export interface Flag {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly severity: number;
  readonly comment: string;
}

/** Flags and strengths of one message, in order. */
export function flagsOf(text: string): { flags: Flag[]; strengths: Flag[] } {
  const comments = commentsOf(analyse(text));
  const shown = comments.map(({ code, start, end, phrase, severity, message, bad }) => ({
    bad,
    flag: { code, start, end, text: phrase, severity, comment: message },
  }));
  return {
    flags: shown.filter(({ bad }) => bad).map(({ flag }) => flag),
    strengths: shown.filter(({ bad }) => !bad).map(({ flag }) => flag),
  };
}

function commentsOf(analysis: Analysis) {
  return analysis.sentences.flatMap((sentence) => sentence.comments);
}
