import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnAnswer, Stage } from "@wellput/contract";
import { WORKSHOP_ANSWER_MAX_CHARS } from "@wellput/contract/limits";
import { useEffect, useRef, useState } from "react";
import { asApiError } from "../../../lib/api-error.ts";
import { useDraft } from "../../../lib/drafts.ts";
import { seatQuery, writeMutation } from "./room.api.ts";

/** What is typed is sent so soon after its first letter, and so soon again where that did not work. */
const SEND_AFTER_MS = 500;
const TRY_AGAIN_AFTER_MS = 1000;

/** What is typed and not kept by the server yet, by step, each with the version that it was written on. */
interface Kept {
  readonly unsent: Readonly<Record<string, { readonly text: string; readonly base: number }>>;
}

const isAllSent = ({ unsent }: Kept): boolean => Object.keys(unsent).length === 0;

const useKept = (code: string) => useDraft<Kept>(`/join/${code}`, { unsent: {} }, "tab", isAllSent);

export type UnsentAnswer = Pick<OwnAnswer, "stepId" | "text">;

const written = ({ unsent }: Kept): readonly UnsentAnswer[] =>
  Object.entries(unsent)
    .map(([stepId, { text }]) => ({ stepId, text }))
    .filter(({ text }) => text.trim());

/** What this device still has of a workshop that takes nothing any more. */
export const useNeverSent = (code: string): readonly UnsentAnswer[] => written(useKept(code).fields);

export type AnswerState = "nothing" | "sending" | "sent" | "long" | "waiting" | "closed" | "elsewhere";

export interface Answers {
  readonly textOf: (stepId: string) => string;
  readonly stateOf: (stepId: string) => AnswerState;
  /** What the server would not take, or could not be told, of all steps. */
  readonly unsent: readonly UnsentAnswer[];
  readonly write: (stepId: string, text: string) => void;
  /** After somebody wrote in two places: what was typed here takes the place of the other, or goes. */
  readonly keepMine: (stepId: string) => void;
  readonly takeStored: (stepId: string) => void;
}

const isLong = (text: string) => text.length > WORKSHOP_ANSWER_MAX_CHARS;

/** What waits is of no use to send again as it is. */
const isFinal = (problem: unknown) => ["WORKSHOP_LOCKED", "CHANGED_MEANWHILE"].includes(asApiError(problem).code);

/**
 * One's own answers: sent as they are typed, and kept on this device until the server has them, so that neither a reload, nor a
 * lost connection, nor a trainer who goes on loses a word.
 */
export function useAnswers(code: string, stored: readonly OwnAnswer[], stage: Stage): Answers {
  const client = useQueryClient();
  const draft = useKept(code);
  const { unsent } = draft.fields;
  const [stuck, setStuck] = useState<Readonly<Record<string, "closed" | "elsewhere">>>({});
  const unstick = (stepId: string) => setStuck(({ [stepId]: _none, ...others }) => others);
  const storedOf = (stepId: string) => stored.find((answer) => answer.stepId === stepId);
  const settle = (stepId: string, sent: string | null, version: number) =>
    draft.set(({ unsent: { [stepId]: mine, ...others } }) => ({
      unsent: mine && mine.text !== sent ? { ...others, [stepId]: { text: mine.text, base: version } } : others,
    }));

  const send = useMutation({
    ...writeMutation(code),
    onError: (problem, { stepId }) => {
      if (!isFinal(problem)) return;
      const state = asApiError(problem).code === "WORKSHOP_LOCKED" ? "closed" : "elsewhere";
      setStuck((others) => ({ ...others, [stepId]: state }));
      void client.invalidateQueries({ queryKey: seatQuery(code).queryKey });
    },
  });
  // With the trainer's next move a step may be open again.
  const openStep = stage.phase === "writing" ? stage.step.id : null;
  useEffect(() => {
    if (openStep)
      setStuck(({ [openStep]: was, ...others }) => (was === "elsewhere" ? { ...others, [openStep]: was } : others));
  }, [openStep]);

  const { mutateAsync, isPending, isError } = send;
  const [due] = Object.entries(unsent).filter(([stepId, { text }]) => !stuck[stepId] && !isLong(text));
  const dueAt = useRef<number | null>(null);
  const settleLatest = useRef(settle);
  settleLatest.current = settle;
  useEffect(() => {
    if (!due || isPending) return;
    // Counted from the first letter: who types without a pause is read all the same.
    dueAt.current ??= Date.now() + (isError ? TRY_AGAIN_AFTER_MS : SEND_AFTER_MS);
    const timer = setTimeout(
      () => {
        dueAt.current = null;
        const [stepId, { text, base }] = due;
        mutateAsync({ stepId, text, base }).then(
          ({ version }) => settleLatest.current(stepId, text, version),
          () => {},
        );
      },
      Math.max(dueAt.current - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [due, isPending, isError, mutateAsync]);

  const stateOf = (stepId: string): AnswerState => {
    if (unsent[stepId] && isLong(unsent[stepId].text)) return "long";
    if (unsent[stepId]) return stuck[stepId] ?? (isError ? "waiting" : "sending");
    return storedOf(stepId)?.text.trim() ? "sent" : "nothing";
  };
  return {
    textOf: (stepId) => unsent[stepId]?.text ?? storedOf(stepId)?.text ?? "",
    stateOf,
    unsent: written(draft.fields).filter(({ stepId }) => stateOf(stepId) !== "sending"),
    write: (stepId, text) =>
      draft.set((latest) => {
        const base = latest.unsent[stepId]?.base ?? storedOf(stepId)?.version ?? 0;
        return { unsent: { ...latest.unsent, [stepId]: { text, base } } };
      }),
    keepMine: (stepId) => {
      settle(stepId, null, storedOf(stepId)?.version ?? 0);
      unstick(stepId);
    },
    takeStored: (stepId) => {
      settle(stepId, unsent[stepId]?.text ?? "", 0);
      unstick(stepId);
    },
  };
}
