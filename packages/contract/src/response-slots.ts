import type { Challenge } from "./challenges.ts";

/** Where the answers of a response stand, sentence by sentence. */
export const ANSWER_SLOTS = [
  "sentence0",
  "sentence1",
  "sentence2",
  "sentence3",
  "sentence4",
  "sentence5",
  "sentence6",
  "sentence7",
  "sentence8",
  "sentence9",
] as const;

export type AnswerSlots = { [Slot in (typeof ANSWER_SLOTS)[number]]: string };

/** Texts by their slots; those that are not there are empty. */
export function toSlots(texts: readonly string[]): AnswerSlots {
  return Object.fromEntries(ANSWER_SLOTS.map((slot, index) => [slot, texts[index] ?? ""])) as AnswerSlots;
}

/** The texts of the slots in their order, without the empty ones at the end. */
export function fromSlots(slots: AnswerSlots): string[] {
  const texts = ANSWER_SLOTS.map((slot) => slots[slot]);
  return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1);
}

/** What a challenge asks, without its sample answers. */
export function askedBy({ direction, challengeObjectList }: Pick<Challenge, "direction" | "challengeObjectList">) {
  return { direction, sentences: challengeObjectList.map(({ m: _samples, ...sentence }) => sentence) };
}
