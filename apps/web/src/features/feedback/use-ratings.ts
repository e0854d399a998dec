import { useMutation } from "@tanstack/react-query";
import type { NewRating } from "@wellput/contract";
import { useState } from "react";
import { lengthProblem } from "../../ui/box-length.ts";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { sendRatingsMutation } from "./feedback.api.ts";
import {
  changeReason,
  freshState,
  hide,
  markSent,
  type Opinion,
  type Rating,
  type RatingsState,
  REASON_MAX_CHARS,
  toggleOpinion,
  undoHide,
} from "./ratings-state.ts";
import type { Remark, Snapshot } from "./snapshot.ts";

export interface Ratings {
  readonly ratingOf: (remark: Remark) => Rating | undefined;
  readonly isHidden: (remark: Remark) => boolean;
  /** Whether some comment that has not been sent yet was called wrong. */
  readonly hasDisagreed: boolean;
  readonly isSending: boolean;
  readonly toggle: (remark: Remark, opinion: Opinion) => void;
  readonly setReason: (remark: Remark, reason: string) => void;
  readonly dismiss: (remark: Remark) => void;
  readonly undo: () => void;
  readonly submit: (choice: SendChoice) => void;
}

/** What goes along with ratings. */
interface SendChoice {
  readonly includesMessage: boolean;
  /** Whether sentences whose comments were wrong may become examples for improving the program. */
  readonly allowsExamples: boolean;
}

/** What the reader thinks of each comment; a new attempt starts afresh. */
export function useRatings(snapshot: Snapshot | undefined): Ratings {
  const attemptId = snapshot?.attemptId;
  const [stored, setState] = useState(() => freshState(attemptId));
  const send = useMutation({ ...sendRatingsMutation, onError: toastNotSaved });
  const ofAttempt = (state: RatingsState) => (state.attemptId === attemptId ? state : freshState(attemptId));
  const change = (step: (state: RatingsState) => RatingsState) => setState((before) => step(ofAttempt(before)));
  const { ratings, hidden } = ofAttempt(stored);
  const hiddenIds = new Set(hidden.flat());

  const submit = ({ includesMessage, allowsExamples }: SendChoice) => {
    if (!snapshot) return;
    const textInput = includesMessage ? snapshot.text : "";
    const unsent = snapshot.flags.flatMap((remark) => {
      const rating = ratings[remark.id];
      return rating && !rating.isSent ? [{ remark, rating }] : [];
    });
    if (unsent.length === 0) return toast("warning", "No Feedback Detected");
    const [tooLong] = unsent.flatMap(({ rating }) => lengthProblem(rating.reason.trim(), REASON_MAX_CHARS) || []);
    if (tooLong) return toast("info", tooLong);
    const sentRatings = unsent.map(({ remark, rating }) => {
      const mayBeExample = allowsExamples && rating.opinion === "-1";
      return { ...toCreateRating(remark, rating), textInput, mayBeExample };
    });
    const sent = Object.fromEntries(unsent.map(({ remark, rating }) => [remark.id, rating]));
    send.mutate(
      { ratings: sentRatings, attempt: attemptId },
      {
        onSuccess: () => {
          toast("success", "THANK YOU!");
          // Another attempt may have been rated meanwhile.
          setState((state) => (state.attemptId === attemptId ? markSent(state, sent) : state));
        },
      },
    );
  };

  return {
    ratingOf: ({ id }) => ratings[id],
    isHidden: ({ id }) => hiddenIds.has(id),
    hasDisagreed: Object.values(ratings).some(({ opinion, isSent }) => opinion === "-1" && !isSent),
    isSending: send.isPending,
    toggle: ({ id }, opinion) => change((state) => toggleOpinion(state, id, opinion)),
    setReason: ({ id }, reason) => change((state) => changeReason(state, id, reason)),
    dismiss: ({ id }) => change((state) => hide(state, [id])),
    undo: () => change(undoHide),
    submit,
  };
}

function toCreateRating(remark: Remark, { id, opinion, reason }: Rating) {
  return {
    id,
    user_feedback_value: opinion,
    user_feedback_str: reason.trim(),
    email: "",
    comment_id: remark.id,
    s_str: remark.sentence,
    c: remark.c,
    r_str: remark.r_str,
    s_i: remark.sentenceIndex,
    rule: remark.rule,
  } satisfies NewRating;
}
