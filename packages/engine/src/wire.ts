import type { Danger } from "./care/kinds.ts";
import type { Analysis, EngineComment, SentenceAnalysis } from "./comment.ts";
import type { Certainty } from "./sting/judge.ts";
import { isStingRule, stingRule } from "./sting/kinds.ts";
import type { Rewording } from "./text/reword.ts";

/** One remark as the protocol carries it; `r_i` are indices into its sentence's tokens. */
export interface WireComment {
  id: string;
  r_str: string;
  c: EngineComment["code"];
  r_i: number[];
  bad: boolean;
  prompt_str: string;
  rule: string;
  severity: number;
  certainty?: Certainty;
  start: number;
  end: number;
  rewording?: Rewording;
}

/** One sentence as the protocol carries it. */
export interface WireSentence {
  s_str: string;
  s_tok: string[];
  phr: string[];
  r_l: WireComment[];
  start: number;
  end: number;
}

/** The fields of the whole message, beside its sentences. */
type WireMessage = {
  message: string;
  message_id: string;
  end_response_str: string;
  image_name_list: string[];
  url_for_images: string;
  danger?: Danger;
  may_need_help?: true;
  language?: "other";
};

/** A whole answer: `sentence0`, `sentence1`, … in the order of the text, beside the fields of the message. */
export interface WireResponse {
  user_input: WireMessage & { [sentence: `sentence${number}`]: WireSentence };
}

/** Where the drawings are served; their names are the codes', in kebab case. */
const DRAWINGS_URL = "/drawings/";

/**
 * An analysis in the shapes of the protocol; the server and the browser both answer with it. Ids are built on the
 * message's, so that they are never the same twice.
 */
export function toWire(
  analysis: Analysis,
  messageId: string,
): { response: WireResponse; sentences: readonly WireSentence[] } {
  const sentences = analysis.sentences.map((sentence, index) => toSentence(sentence, `${messageId}.${index}`));
  const numbered: Record<`sentence${number}`, WireSentence> = Object.fromEntries(
    sentences.map((sentence, index) => [`sentence${index}`, sentence]),
  );
  const whole: WireMessage = {
    message: analysis.message,
    message_id: messageId,
    end_response_str: analysis.summary,
    image_name_list: drawingsOf(analysis),
    url_for_images: DRAWINGS_URL,
    ...(analysis.danger !== undefined && { danger: analysis.danger }),
    ...(analysis.mayNeedHelp && { may_need_help: true }),
    ...(analysis.language !== undefined && { language: analysis.language }),
  };
  return { response: { user_input: { ...numbered, ...whole } }, sentences };
}

/** One drawing for each code that is flagged, in the order of the text; for a message without flags, for each strength. */
function drawingsOf({ sentences }: Analysis): string[] {
  const comments = sentences.flatMap((sentence) => sentence.comments);
  const flagged = comments.filter(({ bad }) => bad);
  const codes = new Set((flagged.length > 0 ? flagged : comments).map(({ code }) => code));
  return [...codes].map((code) => `${code.toLowerCase().replaceAll("_", "-")}.svg`);
}

function toSentence(sentence: SentenceAnalysis, id: string): WireSentence {
  return {
    s_str: sentence.text,
    s_tok: sentence.tokens.map(({ text }) => text),
    phr: sentence.comments.filter(({ bad }) => bad).map(({ phrase }) => phrase),
    r_l: sentence.comments.map((comment, index) => toComment(comment, `${id}.${index}`)),
    start: sentence.start,
    end: sentence.end,
  };
}

function toComment(comment: EngineComment, id: string): WireComment {
  return {
    id,
    r_str: comment.message,
    c: comment.code,
    r_i: [...comment.tokens],
    bad: comment.bad,
    prompt_str: hintOf(comment),
    rule: comment.ruleId,
    severity: comment.severity,
    ...(comment.certainty !== undefined && { certainty: comment.certainty }),
    start: comment.start,
    end: comment.end,
    ...(comment.rewording !== undefined && { rewording: comment.rewording }),
  };
}

/** The key of the hint that explains a comment: its kind of sting's, or its code's. */
function hintOf({ ruleId, kind, code }: EngineComment): string {
  if (kind !== undefined) return stingRule(kind);
  return isStingRule(ruleId) ? ruleId : code;
}
