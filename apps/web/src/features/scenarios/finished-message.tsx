import type { ReactNode } from "react";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";

interface FinishedMessageProps {
  readonly text: string;
  readonly firstTry: string;
  readonly renderWords: RenderOwnWords;
}

/** A guide's message when it is done: what is said of it, and what got better. */
export function FinishedMessage({ renderWords, ...words }: FinishedMessageProps): ReactNode {
  return renderWords({ ...words, sentence: { t: "M", p: "Final message" }, direction: "a" });
}
