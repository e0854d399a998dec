import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { MessageContext } from "../../../nouns/message/message-box.ts";
import { readSnapshot, type Snapshot } from "../snapshot.ts";
import { carryOver, keepIds } from "./carry-over.ts";
import { prepare } from "./prepare.ts";
import { readOnDevice } from "./read-on-device.ts";

/** A short rest between two keys is no end of a thought, in milliseconds. */
const REST_MS = 200;

interface TypingOptions {
  readonly isOn: boolean;
  readonly text: string;
  readonly context: MessageContext;
  /** Comments are wanted even where somebody may be at risk. */
  readonly goOn: boolean;
}

export interface TypingFeedback {
  /** What this device says of the text as it stands; between two answers the marks that still hold, and nothing while it is broken. */
  readonly snapshot: Snapshot | undefined;
  /** The first answer is on its way, and the engine perhaps too. */
  readonly isStarting: boolean;
  /** The engine could not be fetched; the next key tries again. */
  readonly isBroken: boolean;
}

/** Reads the message on this device whenever typing rests; an answer to an older text is dropped. */
export function useTypingFeedback({ isOn, text, context, goOn }: TypingOptions): TypingFeedback {
  const client = useQueryClient();
  const [attemptId] = useState(() => crypto.randomUUID());
  const [latest, setLatest] = useState<Snapshot>();
  const [isBroken, setBroken] = useState(false);
  const shown = useRef(latest);
  const { skill, prompt, direction } = context;
  const isWanted = isOn && text.trim() !== "";

  useEffect(() => {
    // Everything that an answer may need is fetched at once: later, not even a request for a file says what was typed.
    if (isOn) prepare(client);
  }, [isOn, client]);

  useEffect(() => {
    if (!isWanted) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const messageId = crypto.randomUUID();
        const answer = await readOnDevice({
          messageId,
          text,
          ...(skill && { skill }),
          prompt,
          ...(direction && { direction }),
          goOn,
        });
        if (stale.signal.aborted) return;
        const next = readSnapshot(attemptId, text, answer, goOn);
        shown.current = shown.current ? keepIds(next, carryOver(shown.current, text)) : next;
        setLatest(shown.current);
        setBroken(false);
      } catch {
        if (!stale.signal.aborted) setBroken(true);
      }
    }, REST_MS);
    return () => {
      stale.abort();
      clearTimeout(timer);
    };
  }, [isWanted, text, skill, prompt, direction, goOn, attemptId]);

  if (!isWanted) return { snapshot: undefined, isStarting: false, isBroken: false };
  return {
    snapshot: isBroken || !latest ? undefined : carryOver(latest, text),
    isStarting: latest === undefined && !isBroken,
    isBroken,
  };
}
