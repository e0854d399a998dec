import type { BotFeedback } from "@wellput/contract";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { useCallback, useRef, useState } from "react";
import { errorTexts } from "../../lib/error-texts.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { addAttempt, countAttempts } from "../../nouns/message/attempt-limit.ts";
import type { MessageContext } from "../../nouns/message/message-box.ts";
import { recordUsage } from "../../nouns/usage.ts";
import { lengthProblem } from "../../ui/box-length.ts";
import { toast } from "../../ui/toast.tsx";
import { toBotFeedback } from "./bot-feedback.ts";
import { requestFeedback } from "./feedback.api.ts";
import { lateAnswer } from "./late-parts.ts";
import { useTellProblem } from "./offline/use-tell-problem.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

interface FeedbackOptions {
  /** Names the box: its use is noted under it. */
  readonly place: string;
  /** Where its tries are counted. */
  readonly countedAt: string;
  readonly text: string;
  readonly attemptLimit: number | null;
  readonly isRecorded: boolean;
  readonly context: MessageContext;
  readonly onAnswered?: ((phrases: readonly BotFeedback[], attemptId: string) => void) | undefined;
}

const NOT_RECORDED_TEXT = "Here is your feedback. This try itself could not be kept just now.";

/** Snapshots kept, so that undo finds the marks of the text it brings back. */
const SNAPSHOTS_KEPT = 20;

/** A reading, and to whom the message went then: the same words land otherwise up than down. */
interface Answer {
  readonly snapshot: Snapshot;
  readonly direction: MessageContext["direction"];
  /** Whether the server keeps this very text as a try. */
  readonly isStored: boolean;
}

export interface Feedback {
  readonly isWaiting: boolean;
  /** The feedback on the text as it stands; typing anything takes it away, undo brings it back. */
  readonly current: Snapshot | undefined;
  /** Whether the text as it stands is kept as a try; one that was only read again is not. */
  readonly isStored: boolean;
  /** The newest feedback, whatever has been typed since. */
  readonly last: Snapshot | undefined;
  /** Tries left on this device, or null without a limit. */
  readonly attemptsLeft: number | null;
  /** With `goOn` also comments where somebody may be at risk. */
  readonly ask: (goOn: boolean) => Promise<void>;
  readonly keep: (snapshot: Snapshot) => void;
}

/** Asks for feedback and remembers what came back, text by text. */
export function useFeedback({ place, countedAt, text, attemptLimit, ...options }: FeedbackOptions): Feedback {
  const { isRecorded, context } = options;
  const { direction } = context;
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [attempts, setAttempts] = useState(() => countAttempts(countedAt));
  const [isWaiting, setWaiting] = useState(false);
  const failed = useRef<{ readonly text: string; readonly attemptId: string } | null>(null);
  const leaving = useLeaving();
  const tellProblem = useTellProblem(place);
  const attemptsLeft = attemptLimit === null ? null : Math.max(attemptLimit - attempts, 0);

  const keep = useCallback(
    (snapshot: Snapshot, isStored = false) =>
      setAnswers((before) => [...before, { snapshot, direction, isStored }].slice(-SNAPSHOTS_KEPT)),
    [direction],
  );

  const ask = async (goOn: boolean) => {
    // Who was shown help has had no comments yet: going on is no further try.
    if (isWaiting || (attemptsLeft === 0 && !goOn)) return;
    if (!text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    const problem = lengthProblem(text, MESSAGE_MAX_CHARS);
    if (problem) return toast("info", problem);
    // A try that failed on its way is the same try when it is sent again: the server keeps it once.
    const attemptId = failed.current?.text === text ? failed.current.attemptId : crypto.randomUUID();
    setWaiting(true);
    try {
      const asked = requestFeedback({ ...context, attemptId, text, isRecorded, goOn }, leaving());
      // What shows the answer is nearly always there by now; the waiting ends when both are, or the column says that it did not come.
      const [answer] = await Promise.all([asked, lateAnswer.fetch().catch(() => undefined)]);
      failed.current = null;
      const snapshot = readSnapshot(attemptId, text, answer, goOn);
      const isRefused = answer.user_input.attempt_recorded === false;
      keep(snapshot, isRecorded && !isRefused);
      if (!snapshot.danger) {
        if (isRefused) toast("warning", NOT_RECORDED_TEXT);
        options.onAnswered?.(toBotFeedback(snapshot), attemptId);
        setAttempts(addAttempt(countedAt));
      }
      recordUsage({ name: "get_feedback", location_id: place, sessionResponse: context.sessionId });
    } catch (problem) {
      failed.current = { text, attemptId };
      if (!leaving().aborted) tellProblem(problem);
    } finally {
      setWaiting(false);
    }
  };

  const current = answers.findLast((answer) => answer.snapshot.text === text && answer.direction === direction);
  return {
    isWaiting,
    current: current?.snapshot,
    isStored: current?.isStored ?? false,
    last: answers.at(-1)?.snapshot,
    attemptsLeft,
    ask,
    keep,
  };
}
