import { useEffect, useSyncExternalStore } from "react";

/** What a hand does first; by then the page stands, and what it may ask for next is worth fetching. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "input"] as const;

/** Who only reads for so long gets it meanwhile, so that the first key waits for nothing. */
const REST_MS = 15_000;

const firstSign = new Promise<void>((resolve) => {
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  setTimeout(resolve, REST_MS);
});

export interface Late<Part> {
  /** @throws Error when it could not be fetched; the next call tries again. */
  readonly fetch: () => Promise<Part>;
  /** The part once it is there; `isWanted` asks for it. */
  readonly use: (isWanted: boolean) => Part | undefined;
  /** Whether it did not come. Browsers remember that of a part: only a page loaded anew asks for it again. */
  readonly useMissed: () => boolean;
}

/**
 * A part that nobody sees at first, and that no first load waits for: fetched with the first sign of a hand, after a rest, or
 * when it is wanted. What stands in its place until then is up to the caller; nothing flashes.
 */
export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let part: Part | undefined;
  let isMissed = false;
  let underWay: Promise<Part> | undefined;
  const listeners = new Set<() => void>();

  const begin = async (): Promise<Part> => {
    try {
      part = await load();
      isMissed = false;
      return part;
    } catch (problem) {
      underWay = undefined;
      isMissed = true;
      throw problem;
    } finally {
      for (const listener of listeners) listener();
    }
  };
  const fetch = () => {
    underWay ??= begin();
    return underWay;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const use = (isWanted: boolean) => {
    useEffect(() => {
      if (isWanted) fetchQuietly();
    }, [isWanted]);
    return useSyncExternalStore(subscribe, () => part);
  };
  const useMissed = () => useSyncExternalStore(subscribe, () => isMissed);
  // What does not come is asked for again when it is wanted.
  const fetchQuietly = () => void fetch().catch(() => undefined);
  void firstSign.then(fetchQuietly);
  return { fetch, use, useMissed };
}
