import type { CourseQuestionnaire } from "@wellput/contract";

const agreement = { kind: "scale", low: "Not at all", high: "Very much" } as const;

/** The survey to which a course leads at its end, where the installation has no other; every question may be left out. */
export const courseSurvey: CourseQuestionnaire = {
  kind: "questionnaire",
  id: "survey",
  title: "How was the course for you?",
  mustFinish: false,
  intro:
    "Answer as you like, and leave out what does not fit. What you choose is kept on this device until you send it.",
  questions: [
    { id: "useful", question: "How useful is the course for your daily life?", ...agreement },
    { id: "clear", question: "How clear were the lessons?", ...agreement },
    { id: "practice", question: "How much did the questions and exercises help you?", ...agreement },
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
    { id: "change", kind: "text", question: "What would have made the course better for you?" },
  ],
};
