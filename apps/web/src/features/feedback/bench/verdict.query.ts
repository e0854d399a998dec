import { queryOptions } from "@tanstack/react-query";
import type { ChallengeSentence, Direction } from "@wellput/contract";
import { readSnapshot } from "../snapshot.ts";
import { readOnDevice } from "../typing/read-on-device.ts";

interface Tried {
  readonly text: string;
  /** The sentence that it stands for, or is. */
  readonly sentence: Pick<ChallengeSentence, "t" | "p">;
  readonly direction: Direction;
}

/** What our own engine says of a text, as a learner would be told; read on this device. */
export const verdictQuery = ({ text, sentence: { t: skill, p }, direction }: Tried) =>
  queryOptions({
    queryKey: ["verdict", text, skill, p, direction] as const,
    queryFn: async () => {
      const messageId = crypto.randomUUID();
      const answer = await readOnDevice({ messageId, text, skill, prompt: p || undefined, direction });
      return readSnapshot(messageId, text, answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
