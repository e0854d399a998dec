import { useEffect, useState } from "react";
import { hasBlank } from "../../lib/blanks.ts";
import type { MessageContext } from "../../nouns/message/message-box.ts";
import { isTooLong } from "../../nouns/message/too-long.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";
import { carryOver, keepIds } from "./typing/carry-over.ts";
import { readOnDevice } from "./typing/read-on-device.ts";

/** A short rest between two keys is no end of a thought, in milliseconds. */
const REST_MS = 300;
interface ReadAgainOptions {
  readonly text: string;
  /** The newest feedback: comments on what has not changed keep their ratings. */
  readonly last: Snapshot | undefined;
  readonly context: MessageContext;
  readonly goOn: boolean;
  readonly keep: (snapshot: Snapshot) => void;
}

export interface ReadAgain {
  /** A wording was put in; it is read on this device as soon as no [blank] is left. */
  readonly isAwaited: boolean;
  readonly await: () => void;
}

/** Reads a message once more after a wording was put in its place, without a new try. */
export function useReadAgain({ text, last, context, goOn, keep }: ReadAgainOptions): ReadAgain {
  const [isAwaited, setAwaited] = useState(false);
  const { skill, prompt, direction } = context;
  const isDue = isAwaited && last !== undefined && text.trim() !== "" && !hasBlank(text) && !isTooLong(text);

  useEffect(() => {
    if (!isDue || !last) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const messageId = crypto.randomUUID();
      const asked = { messageId, text, ...(skill && { skill }), prompt, ...(direction && { direction }), goOn };
      // Where the engine cannot be fetched, the comments that still hold stay.
      const answer = await readOnDevice(asked).catch(() => undefined);
      if (stale.signal.aborted) return;
      if (answer) keep(keepIds(readSnapshot(last.attemptId, text, answer, goOn), carryOver(last, text)));
      setAwaited(false);
    }, REST_MS);
    return () => {
      stale.abort();
      clearTimeout(timer);
    };
  }, [isDue, last, text, skill, prompt, direction, goOn, keep]);

  return { isAwaited, await: () => setAwaited(true) };
}
