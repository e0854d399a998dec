import { ATTEMPT_LIMIT_EMPATHY, MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { addAttempt, countAttempts } from "../../nouns/message/attempt-limit.ts";
import { recordUsage } from "../../nouns/usage.ts";
import { lengthProblem } from "../../ui/box-length.ts";
import { toast } from "../../ui/toast.tsx";
import { toastUnread } from "../../ui/toast-problem.ts";
import { type AttemptRecord, type Reflection, recordAttempt, requestEmpathy } from "./empathy.api.ts";

const PLACE = "instantempathy";

interface EmpathyOptions extends AttemptRecord {
  readonly isRecorded: boolean;
}

/** Asks for empathy and shows the newest answer, until something else is typed. */
export function useEmpathy({ isRecorded, ...attempt }: EmpathyOptions) {
  const me = useMe();
  const leaving = useLeaving();
  const [attempts, setAttempts] = useState(() => countAttempts(PLACE));
  const [answer, setAnswer] = useState<Reflection & { readonly text: string }>();
  const [isWaiting, setWaiting] = useState(false);
  const attemptsLeft = me ? null : Math.max(ATTEMPT_LIMIT_EMPATHY - attempts, 0);
  const { text } = attempt;

  const ask = async () => {
    if (isWaiting || attemptsLeft === 0) return;
    if (!text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    const problem = lengthProblem(text, MESSAGE_MAX_CHARS);
    if (problem) return toast("info", problem);
    setWaiting(true);
    try {
      const reflection = await requestEmpathy(text, leaving());
      setAnswer({ ...reflection, text });
      if (!reflection.danger) setAttempts(addAttempt(PLACE));
      recordUsage({
        name: "get_empathy",
        location_id: PLACE,
        ...(attempt.sessionId && { sessionResponse: attempt.sessionId }),
      });
      if (isRecorded && !reflection.danger) recordAttempt(attempt);
    } catch (problem) {
      if (!leaving().aborted) toastUnread(problem);
    } finally {
      setWaiting(false);
    }
  };

  return { answer: answer?.text === text ? answer : undefined, isWaiting, attemptsLeft, ask };
}
