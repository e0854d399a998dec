import { queryOptions } from "@tanstack/react-query";
import type { ChallengeSentence, Direction } from "@wellput/contract";
import { requestFeedback } from "../feedback.api.ts";
import { readSnapshot } from "../snapshot.ts";
import { readOnDevice } from "../typing/read-on-device.ts";

interface Tried {
  readonly text: string;
  /** The sentence that it stands for, or is. */
  readonly sentence: Pick<ChallengeSentence, "t" | "p">;
  readonly direction: Direction;
  /** Where tries are kept whose engine the server alone has. */
  readonly askedAt?: string | undefined;
}

/** What our own engine says of a text, as a learner would be told; read on this device where that can. */
export const verdictQuery = ({ text, sentence: { t: skill, p }, direction, askedAt }: Tried) =>
  queryOptions({
    queryKey: ["verdict", text, skill, p, direction, askedAt] as const,
    queryFn: async ({ signal }) => {
      const messageId = crypto.randomUUID();
      const asked = { text, skill, prompt: p || undefined, direction };
      const answer = askedAt
        ? await requestFeedback({ ...asked, attemptId: messageId, attemptPath: askedAt, isRecorded: false }, signal)
        : await readOnDevice({ ...asked, messageId });
      return readSnapshot(messageId, text, answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
