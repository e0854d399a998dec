import { useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { INTRODUCTION } from "./steps.ts";

interface KeptStep {
  readonly step: string;
  readonly goTo: (step: string) => void;
  /** Whoever comes again begins at the beginning. */
  readonly forget: () => void;
}

/** The tab of a practice scenario that one was at, over a reload and a way elsewhere: as long as the browser's own tab. */
export function useStep(place: string): KeptStep {
  const key = `step:${place}`;
  const [step, setStep] = useState(() => {
    const kept = readStored(key, "tab");
    return typeof kept === "string" ? kept : INTRODUCTION.id;
  });
  const goTo = (next: string) => {
    setStep(next);
    writeStored(key, next, "tab");
  };
  return { step, goTo, forget: () => writeStored(key, undefined, "tab") };
}
