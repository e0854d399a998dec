import type { ScenarioParts } from "@wellput/contract";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { LIST_PARTS, NO_PARTS, TEXT_PARTS } from "@wellput/contract/scenario-fields";
import { speak } from "../../nouns/word-lists/speak.ts";

/** What a guide through a scenario gathers; `key` is the step one is at. */
export interface GuideFields extends Readonly<ScenarioParts> {
  readonly title: string;
  readonly summary: string;
  readonly finalMessage: string;
}

/** A guide at its beginning. */
export const NO_FIELDS: GuideFields = { ...NO_PARTS, title: "", summary: "", finalMessage: "" };

/** What can be changed about a scenario besides its story and its message. */
export type EditableParts = Pick<GuideFields, (typeof TEXT_PARTS)[number] | (typeof LIST_PARTS)[number]>;

export function partsOf(fields: EditableParts): EditableParts {
  return Object.fromEntries([...TEXT_PARTS, ...LIST_PARTS].map((name) => [name, fields[name]])) as EditableParts;
}

type Picks = Pick<GuideFields, "ownFeelings" | "ownNeeds" | "othersFeelings" | "othersNeeds">;

/** What was picked about oneself and about who will read the message, each as a sentence. */
export function spokenPicks({ ownFeelings, ownNeeds, othersFeelings, othersNeeds }: Picks) {
  return { mine: speak("mine", ownFeelings, ownNeeds), yours: speak("yours", othersFeelings, othersNeeds) };
}

/** The story stands for what happened until that is written: as much of it as its box takes. */
export function prefillObservation({ observation, summary }: GuideFields): { observation?: string } {
  if (observation.trim() || !summary.trim()) return {};
  return { observation: summary.trim().slice(0, MESSAGE_MAX_CHARS) };
}
