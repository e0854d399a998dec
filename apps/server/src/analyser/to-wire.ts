import type { AnalysisResponse, Comment, SentenceFeedback } from "@wellput/contract";
import type { Analysis, EngineComment, SentenceAnalysis } from "@wellput/engine";

/** The engine's words in the shapes of the protocol; ids are built on the message's, so that they are never the same twice. */
export function toWire(
  analysis: Analysis,
  messageId: string,
): { response: AnalysisResponse; sentences: SentenceFeedback[] } {
  const sentences = analysis.sentences.map((sentence, index) => toSentence(sentence, `${messageId}.${index}`));
  const numbered = Object.fromEntries(sentences.map((sentence, index) => [`sentence${index}`, sentence]));
  const whole = {
    message: analysis.message,
    message_id: messageId,
    end_response_str: analysis.summary,
    image_name_list: [],
    url_for_images: "",
  };
  return { response: { user_input: { ...numbered, ...whole } }, sentences };
}

function toSentence(sentence: SentenceAnalysis, id: string): SentenceFeedback {
  return {
    s_str: sentence.text,
    s_tok: sentence.tokens.map(({ text }) => text),
    phr: sentence.comments.filter(({ bad }) => bad).map(({ phrase }) => phrase),
    r_l: sentence.comments.map((comment, index) => toComment(comment, `${id}.${index}`)),
    start: sentence.start,
    end: sentence.end,
  };
}

function toComment(comment: EngineComment, id: string): Comment {
  return {
    id,
    r_str: comment.message,
    c: comment.code,
    r_i: [...comment.tokens],
    bad: comment.bad,
    prompt_str: comment.code,
    rule: comment.ruleId,
    severity: comment.severity,
    start: comment.start,
    end: comment.end,
    ...(comment.rewording !== undefined && { rewording: comment.rewording }),
  };
}
