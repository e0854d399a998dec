import type { ConcernKind, ConcernNoun } from "@wellput/contract";

/** Why something is reported, as the reporter and the admin read it. */
export const KIND_WORDS: Record<ConcernKind, string> = {
  person: "It points at a real person",
  hurtful: "It is hurtful or insulting",
  risk: "It sounds as if somebody is at risk",
  other: "Something else",
};

/** What it is about. */
export const NOUN_WORDS: Record<ConcernNoun, string> = {
  scenario: "Situation",
  article: "Article",
  challenge: "Practice scenario",
};
