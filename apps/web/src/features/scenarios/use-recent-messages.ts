import { useState } from "react";
import { useDeviceChoice } from "../../lib/device-choice.ts";
import { useMe } from "../../lib/session.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/** So many are enough to find the one of this morning. */
const KEPT = 5;

export interface RecentMessages {
  readonly isOn: boolean;
  /** Newest first. */
  readonly messages: readonly string[];
  /** Off deletes what was kept. */
  readonly turn: (isOn: boolean) => void;
  readonly note: (text: string) => void;
  readonly remove: (text: string) => void;
}

/** A person's own last messages, on this device, only where they switched it on. */
export function useRecentMessages(): RecentMessages {
  const owner = useMe()?.id ?? "";
  const key = `messages:${owner}`;
  const [isOn, choose] = useDeviceChoice(`keepMessages:${owner}`, false);
  const [messages, setMessages] = useState(() => readMessages(key));
  const change = (step: (before: readonly string[]) => readonly string[]) => {
    const next = step(readMessages(key));
    writeStored(key, next.length > 0 ? next : undefined);
    setMessages(next);
  };
  return {
    isOn,
    messages: isOn ? messages : [],
    turn: (on) => {
      choose(on);
      if (!on) change(() => []);
    },
    note: (text) => {
      if (isOn) change((before) => [text, ...before.filter((other) => other !== text)].slice(0, KEPT));
    },
    remove: (text) => change((before) => before.filter((other) => other !== text)),
  };
}

function readMessages(key: string): readonly string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}
