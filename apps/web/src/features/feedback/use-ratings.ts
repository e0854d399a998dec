import { useMutation } from "@tanstack/react-query";
import type { CreateRating } from "@wellput/contract";
import { useState } from "react";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { sendRatingsMutation } from "./feedback.api.ts";
import type { Remark, Snapshot } from "./snapshot.ts";

type Opinion = "+1" | "-1";

export interface Rating {
  /** Made with the rating, so that sending it twice keeps one. */
  readonly id: string;
  readonly opinion: Opinion;
  readonly reason: string;
  readonly isSent: boolean;
}

interface State {
  readonly attemptId: string | undefined;
  readonly ratings: Readonly<Record<string, Rating>>;
  /** Comments that left the list, in batches: undo brings back the latest. */
  readonly hidden: readonly (readonly string[])[];
}

const fresh = (attemptId: string | undefined): State => ({ attemptId, ratings: {}, hidden: [] });

export interface Ratings {
  readonly ratingOf: (remark: Remark) => Rating | undefined;
  readonly isHidden: (remark: Remark) => boolean;
  readonly hiddenCount: number;
  readonly isSending: boolean;
  readonly toggle: (remark: Remark, opinion: Opinion) => void;
  readonly setReason: (remark: Remark, reason: string) => void;
  readonly dismiss: (remark: Remark) => void;
  readonly undo: () => void;
  readonly submit: () => void;
}

/** What the reader thinks of each comment; a new attempt starts afresh. */
export function useRatings(snapshot: Snapshot | undefined): Ratings {
  const attemptId = snapshot?.attemptId;
  const [stored, setState] = useState<State>(() => fresh(attemptId));
  const state = stored.attemptId === attemptId ? stored : fresh(attemptId);
  const send = useMutation(sendRatingsMutation);
  const hiddenIds = new Set(state.hidden.flat());

  const change = (part: (state: State) => Partial<State>) =>
    setState((before) => {
      const now = before.attemptId === attemptId ? before : fresh(attemptId);
      return { ...now, ...part(now) };
    });
  const rate = ({ id }: Remark, rating: Rating | undefined) =>
    change(({ ratings: { [id]: _before, ...others } }) => ({ ratings: rating ? { ...others, [id]: rating } : others }));
  const hide = (ids: readonly string[]) => change(({ hidden }) => ({ hidden: [...hidden, ids] }));

  const submit = () => {
    if (send.isPending || !snapshot) return;
    const unsent = snapshot.flags.filter(({ id }) => state.ratings[id]?.isSent === false);
    if (unsent.length === 0) return toast("warning", "No Feedback Detected");
    const payload = unsent.map((remark) => toCreateRating(remark, state.ratings[remark.id] as Rating, snapshot.text));
    send.mutate(payload, { onSuccess: () => handleSent(unsent), onError: toastNotSaved });
  };
  const handleSent = (sent: readonly Remark[]) => {
    toast("success", "THANK YOU!");
    const ids = sent.map(({ id }) => id);
    const disagreed = ids.filter((id) => state.ratings[id]?.opinion === "-1");
    change(({ ratings, hidden }) => ({
      ratings: Object.fromEntries(
        Object.entries(ratings).map(([id, rating]) => [id, ids.includes(id) ? { ...rating, isSent: true } : rating]),
      ),
      hidden: disagreed.length > 0 ? [...hidden, disagreed] : hidden,
    }));
  };

  return {
    ratingOf: ({ id }) => state.ratings[id],
    isHidden: ({ id }) => hiddenIds.has(id),
    hiddenCount: hiddenIds.size,
    isSending: send.isPending,
    toggle: (remark, opinion) => {
      const isOff = state.ratings[remark.id]?.opinion === opinion;
      rate(remark, isOff ? undefined : { id: crypto.randomUUID(), opinion, reason: "", isSent: false });
    },
    setReason: (remark, reason) => {
      const rating = state.ratings[remark.id];
      // What was sent is kept under its id as it was: another reason is another rating.
      if (rating)
        rate(remark, { ...rating, id: rating.isSent ? crypto.randomUUID() : rating.id, reason, isSent: false });
    },
    dismiss: ({ id }) => hide([id]),
    undo: () => change(({ hidden }) => ({ hidden: hidden.slice(0, -1) })),
    submit,
  };
}

function toCreateRating(remark: Remark, { id, opinion, reason }: Rating, text: string): CreateRating {
  return {
    id,
    user_feedback_value: opinion,
    user_feedback_str: reason.trim(),
    textInput: text,
    email: "",
    comment_id: remark.id,
    s_str: remark.sentence,
    c: remark.c,
    r_str: remark.r_str,
    s_i: remark.sentenceIndex,
    rule: remark.rule,
  };
}
