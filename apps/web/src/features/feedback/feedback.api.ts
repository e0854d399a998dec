import { mutationOptions } from "@tanstack/react-query";
import type { AnalysisResponse, CreateAppend, ErrorBody, NewRating } from "@wellput/contract";
import { api } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { sendWithinTime } from "../../lib/within-time.ts";
import type { MessageContext } from "../../nouns/message/message-box.ts";

export interface FeedbackRequest extends MessageContext {
  readonly attemptId: string;
  readonly text: string;
  readonly isRecorded: boolean;
  /** Comments are wanted even where somebody may be at risk. */
  readonly goOn?: boolean;
}

/**
 * Asks for feedback on a message, as the form that the analysis takes.
 * @throws ApiError; TIMED_OUT after 20000 ms, when the request is aborted.
 */
export async function requestFeedback(request: FeedbackRequest, isLeft: AbortSignal): Promise<AnalysisResponse> {
  return sendWithinTime("/prod/user_input", { method: "PUT", body: formOf(request) }, isLeft, async (answer) => {
    const body = (await answer.json()) as AnalysisResponse | ErrorBody;
    if ("error" in body) throw new ApiError(body.error.code, body.error.message, body.error);
    return body;
  });
}

function formOf(request: FeedbackRequest): URLSearchParams {
  const form = new URLSearchParams({ data: request.text, db_flag: "false", attempt_id: request.attemptId });
  const extras = {
    prompt: request.prompt,
    record_attempt: request.isRecorded ? "true" : undefined,
    attempt_path: request.attemptPath,
    study_key: request.isRecorded ? request.studyProof?.key : undefined,
    study_panel: request.isRecorded ? request.studyProof?.panel : undefined,
    t: request.skill,
    d: request.direction,
    old_m: request.original,
    g: request.groups,
    tg: request.tags,
    sess_id: request.sessionId,
    go_on: request.goOn ? "true" : undefined,
  };
  for (const [name, value] of Object.entries(extras)) if (value) form.set(name, value);
  return form;
}

export const sendRatingsMutation = mutationOptions({
  mutationFn: (json: { readonly ratings: NewRating[]; readonly attempt?: string | undefined }) =>
    api.api.ratings.$post({ json }),
});

export const appendMutation = mutationOptions({
  mutationFn: (input: CreateAppend) => api.api.appends.$post({ json: input }),
});
