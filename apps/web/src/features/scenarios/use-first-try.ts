import { useDraft } from "../../lib/drafts.ts";

export interface FirstTry {
  /** Empty while no feedback was asked for. */
  readonly text: string;
  /** Feedback was given on a text: the first one stays. */
  readonly note: (text: string) => void;
  readonly forget: () => void;
}

/** A guide's message as it stood when feedback was first given on it. One's own, on a shared sheet too. */
export function useFirstTry(place: string): FirstTry {
  const { fields, set, forget } = useDraft(`/${place}/first-try`, { text: "" });
  return {
    text: fields.text,
    note: (text) => {
      if (fields.text === "") set({ text });
    },
    forget,
  };
}
