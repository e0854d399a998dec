import type { ListPart, SkillCode, TextPart } from "@wellput/contract";

/** Which words a list offers. */
export type GuideListKind = "pseudo-feelings" | "feelings" | "needs";

/** A text to write in a step. With a `skill` the box gives feedback on it; without one it is for the writer's eyes. */
export interface GuideBox {
  readonly field: TextPart | "finalMessage";
  readonly label: string;
  readonly placeholder?: string;
  readonly skill?: SkillCode;
}

interface GuideList {
  readonly field: ListPart;
  readonly kind: GuideListKind;
  readonly label: string;
}

/** One step of a guide: what to do, words to choose from, and what to write. */
export interface GuideStepText {
  readonly name: string;
  readonly text: readonly string[];
  readonly lists?: readonly GuideList[];
  readonly boxes?: readonly GuideBox[];
}
