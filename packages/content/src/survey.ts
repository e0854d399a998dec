/** A question of the survey after a workshop: a scale from 1 to 5, a choice, or a free answer. */
export type SurveyItem =
  | {
      readonly id: string;
      readonly kind: "scale";
      readonly question: string;
      readonly low: string;
      readonly high: string;
    }
  | { readonly id: string; readonly kind: "choice"; readonly question: string; readonly choices: readonly string[] }
  | { readonly id: string; readonly kind: "text"; readonly question: string };

const agreement = { kind: "scale", low: "Not at all", high: "Very much" } as const;

/** The ten questions of the workshop survey; every one of them may be left out. */
export const workshopSurvey: readonly SurveyItem[] = [
  { id: "useful", question: "How useful was the workshop for your daily life?", ...agreement },
  { id: "clear", question: "How clear were the explanations?", ...agreement },
  { id: "practice", question: "How much did the practice help you?", ...agreement },
  { id: "safe", question: "How comfortable were you with trying things out in the group?", ...agreement },
  { id: "observe", question: "How sure are you that you can say what happened without a verdict?", ...agreement },
  { id: "needs", question: "How sure are you that you can name what matters to you?", ...agreement },
  { id: "request", question: "How sure are you that you can ask for one thing and hear a no?", ...agreement },
  {
    id: "pace",
    kind: "choice",
    question: "How was the pace?",
    choices: ["Too slow", "A bit slow", "Just right", "A bit fast", "Too fast"],
  },
  { id: "use", kind: "text", question: "What will you try in the coming week?" },
  { id: "change", kind: "text", question: "What would have made the workshop better for you?" },
];
