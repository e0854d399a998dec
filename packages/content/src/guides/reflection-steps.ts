import type { GuideListKind } from "./guide-step.ts";

/** One side of a reflection: what to look at, and the words that may fit. */
export interface ReflectionStepText {
  readonly side: "NegF_" | "NegN_" | "PosF_" | "PosN_";
  readonly name: string;
  readonly text: readonly string[];
  readonly kind: GuideListKind;
  readonly label: string;
  readonly note: string;
}

/** What stands before the first step. */
export const reflectionIntro: readonly string[] = [
  "Take a moment from your day, a talk or a message, and look at both sides of it: what was hard, and what was good. A feeling tells you that something matters. The value or need behind it tells you what.",
  "Pick the words that fit, and write a line where you like. It stays in this tab of your browser and goes nowhere, until you clear it, close the tab, or turn it into a log.",
];

/** The four sides of a reflection, in their order. */
export const reflectionSteps: readonly ReflectionStepText[] = [
  {
    side: "NegF_",
    name: "Negative Emotions",
    text: ["What felt bad? Go back to the moment and notice where in your body you feel it. Then find its name."],
    kind: "feelings",
    label: "What felt bad",
    note: "What happened?",
  },
  {
    side: "NegN_",
    name: "Unsupported Values & Needs",
    text: [
      "What was missing? When this feeling goes away, what will be there? Think of things like rest, trust or clarity, not of people.",
    ],
    kind: "needs",
    label: "What was missing",
    note: "What could help?",
  },
  {
    side: "PosF_",
    name: "Positive Emotions",
    text: ["What felt good, even for a minute? It does not make up for the rest. It is simply also true."],
    kind: "feelings",
    label: "What felt good",
    note: "What happened?",
  },
  {
    side: "PosN_",
    name: "Supported Values & Needs",
    text: ["What did you have in that minute? Which of your values was alive, and who or what made that possible?"],
    kind: "needs",
    label: "What was there",
    note: "What made it possible?",
  },
];
