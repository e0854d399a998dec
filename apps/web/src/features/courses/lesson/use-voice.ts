import { useCallback, useEffect, useRef, useState } from "react";

/** A browser that has a voice begins within this time. */
const SILENCE_MS = 4000;

export interface Voice {
  /** Whether this browser could read aloud at all. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** It was asked to read, and did not. */
  readonly isMute: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Reads a text; `onEnd` is called once when it has been read, or when it turns out that it will not be. */
  readonly say: (text: string, rate: number, onEnd: () => void) => void;
  readonly hush: () => void;
}

/** The browser's own voice: nothing is sent anywhere by us, and nothing is fetched. */
export function useVoice(): Voice {
  const isOffered = "speechSynthesis" in window;
  const [isOn, setOn] = useState(false);
  const [isMute, setMute] = useState(false);
  const running = useRef<{ readonly utterance: SpeechSynthesisUtterance; readonly timer: number } | null>(null);

  const hush = useCallback(() => {
    window.clearTimeout(running.current?.timer);
    running.current = null;
    if ("speechSynthesis" in window) window.speechSynthesis.cancel();
  }, []);

  const say = useCallback(
    (text: string, rate: number, onEnd: () => void) => {
      hush();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = "en";
      utterance.rate = rate;
      const settle = (hasFailed: boolean) => {
        if (running.current?.utterance !== utterance) return;
        hush();
        if (hasFailed) {
          setMute(true);
          setOn(false);
        }
        onEnd();
      };
      const timer = window.setTimeout(() => settle(true), SILENCE_MS);
      utterance.addEventListener("start", () => window.clearTimeout(timer));
      utterance.addEventListener("end", () => settle(false));
      utterance.addEventListener("error", () => settle(true));
      running.current = { utterance, timer };
      window.speechSynthesis.speak(utterance);
    },
    [hush],
  );
  useEffect(() => hush, [hush]);
  const choose = (next: boolean) => {
    setMute(false);
    setOn(next);
  };
  return { isOffered, isOn, isMute, setOn: choose, say, hush };
}
