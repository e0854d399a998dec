import type { ScenarioParts } from "./scenario-parts.ts";

/** The texts that a guide leads to, step by step. */
export const TEXT_PARTS = ["judgment", "observation", "acknowledge", "aspiration", "strategies", "request"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** The lists that are ticked on the way; a label may carry an intensity after a #. */
export const LIST_PARTS = ["pseudoFeelings", "ownFeelings", "ownNeeds", "othersFeelings", "othersNeeds"] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** The word of a label, without its intensity: `angry#0.7` is "angry". */
export function wordOf(label: string): string {
  return label.replace(/#[\d.]*$/, "");
}

/** The words of labels, as a sentence has them. */
export function wordsOf(labels: readonly string[]): string {
  return labels.map(wordOf).join(", ");
}

/** A scenario about which nothing more is known. */
export const NO_PARTS: ScenarioParts = {
  judgment: "",
  observation: "",
  acknowledge: "",
  aspiration: "",
  strategies: "",
  request: "",
  pseudoFeelings: [],
  ownFeelings: [],
  ownNeeds: [],
  othersFeelings: [],
  othersNeeds: [],
  botFeedbackList: [],
  key: 0,
};
