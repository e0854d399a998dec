import { useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { follow } from "./story.ts";

const KEY = "introChat";

/** The way so far; one that was kept by an older story, and leads nowhere now, begins again. */
function readPath(): readonly number[] {
  const stored = readStored(KEY, "tab");
  const isPath = Array.isArray(stored) && stored.every((at) => Number.isInteger(at));
  return isPath && follow(stored) ? stored : [];
}

/** Goes through the story; a refresh finds the same place. */
export function useStory() {
  const [path, setPath] = useState(readPath);
  const go = (next: readonly number[]) => {
    writeStored(KEY, next, "tab");
    setPath(next);
  };
  return {
    story: follow(path) ?? follow([]),
    isAtStart: path.length === 0,
    handleChoose: (at: number, isRestart: boolean) => go(isRestart ? [] : [...path, at]),
    handleBack: () => go(path.slice(0, -1)),
    handleRestart: () => go([]),
  };
}
