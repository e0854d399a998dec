import type { FeedbackCode } from "../codes.ts";

/** How a sentence can sting, and the code that it belongs to. */
export const STINGS = {
  blame: "OBSERVE",
  contempt: "OBSERVE",
  sarcasm: "OBSERVE",
  label: "OBSERVE",
  rhetorical: "OBSERVE",
  veiled: "OBSERVE",
  comparison: "OBSERVE",
  disbelief: "OBSERVE",
  generalising: "NO_BIAS",
  mind: "NO_BIAS",
  guilt: "NO_BIAS",
  martyr: "NO_BIAS",
  counting: "NO_BIAS",
  test: "NO_BIAS",
  order: "REQUEST",
  threat: "REQUEST",
  shutdown: "REQUEST",
  duty: "PERSONAL_WANT",
} as const satisfies Record<string, FeedbackCode>;

export type StingKind = keyof typeof STINGS;

export const STING_KINDS = Object.keys(STINGS) as StingKind[];

const RULE_START = "sting-";

/** The rule of a sting whose kind is not clear: its hint is its code's. */
export const OPEN_RULE = "sting";

/** What comments name as their rule, and as the key of their hint. */
export const stingRule = (kind: StingKind): string => `${RULE_START}${kind}`;

export const isStingRule = (ruleId: string): boolean => ruleId.startsWith(RULE_START);
