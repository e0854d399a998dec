import type { AnalyseOptions } from "./analyse.ts";
import { type FeedbackCode, isMissingPiece } from "./codes.ts";
import type { Analysis, EngineComment, SentenceAnalysis } from "./comment.ts";
import { focusOf } from "./prompt.ts";
import type { Certainty } from "./sting/judge.ts";
import type { StingKind } from "./sting/kinds.ts";
import { summarise } from "./summary.ts";

/** A flag that somebody else than a rule raised, by UTF-16 offsets into the message. */
export interface ForeignFlag {
  readonly code: FeedbackCode;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly severity: number;
  /** Red unless it says amber; a missing piece is amber always. */
  readonly certainty?: Certainty | undefined;
  /** How it stings, if it does: its hint is that kind's then. */
  readonly kind?: StingKind | undefined;
  readonly rewording?: string | undefined;
}

/** An analysis with these flags in the place of its own; its sentences and strengths stay, and its summary follows. */
export function withFlags(
  analysis: Analysis,
  flags: readonly ForeignFlag[],
  source: string,
  options: AnalyseOptions = {},
): Analysis {
  const sentences = analysis.sentences.map((sentence) => {
    const own = flags.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const comments = [
      ...sentence.comments.filter(({ bad }) => !bad),
      ...own.map((flag) => commentOf(analysis.message, sentence, flag, source)),
    ];
    return { ...sentence, comments: comments.sort((a, b) => a.start - b.start || a.end - b.end) };
  });
  const comments = sentences.flatMap((sentence) => sentence.comments);
  const focus = focusOf(options.skill, options.prompt);
  return { ...analysis, sentences, summary: summarise(comments, focus, options.direction ?? "a") };
}

function commentOf(message: string, sentence: SentenceAnalysis, flag: ForeignFlag, source: string): EngineComment {
  const { code, start, end, severity, kind, rewording, certainty = "red" } = flag;
  return {
    code,
    ruleId: source,
    start,
    end,
    tokens: sentence.tokens.flatMap((token, index) => (token.start < end && token.end > start ? [index] : [])),
    phrase: message.slice(start, end),
    message: flag.message,
    severity,
    bad: true,
    certainty: isMissingPiece(code) ? "amber" : certainty,
    ...(kind !== undefined && { kind }),
    ...(rewording !== undefined && { rewording: { start, end, text: rewording } }),
  };
}
