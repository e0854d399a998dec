import { practiceActivity } from "./practice-activity.ts";

export const objectivityPractice = practiceActivity(
  {
    name: "objectivity_practice",
    title: "Objectivity practice",
    summary:
      "Eight sentences about colleagues, flatmates and family. Each holds a verdict, an exaggeration or a guess at a motive. Say what a camera would have recorded. Where you do not know the facts, make up some that would fit.",
    takeaway: "Before you send a sentence, ask whether a camera could have recorded it.",
    activityType: "Observations",
    attemptPath: "publicScenarios/objectivity_practice/attempts",
    freeTry: false,
  },
  [
    {
      teaches: "OBSERVE",
      text: "Mirela is lazy.",
      suggestion: "Mirela has left the weekly report to Sam three times this month.",
      why: "It gives a number and a task. Lazy is a conclusion that anyone may or may not draw from it.",
    },
    {
      teaches: "NO_BIAS",
      text: "You never answer my messages.",
      suggestion: "I wrote to you on Monday and on Wednesday, and I have not had an answer yet.",
      why: "Two dates can be checked. A single answer in May would have sunk the 'never'.",
    },
    {
      teaches: "NO_BIAS",
      text: "You don't care about this family.",
      suggestion: "You were away on the last three Sundays when we had lunch together.",
      why: "It says what could be seen. What lies behind it is a question to ask.",
    },
    {
      teaches: "OBSERVE",
      text: "Your presentation was terrible.",
      suggestion: "The presentation took forty minutes, and there were thirty slides with small print.",
      why: "It says which parts could change next time.",
    },
    {
      teaches: "NO_BIAS",
      text: "Nobody on your team ever keeps a deadline.",
      suggestion: "Of the five files from your team, three came after Friday.",
      why: "The count leaves room for the two that came in time.",
    },
    {
      teaches: "OBSERVE",
      text: "That was a rude reply, Anton.",
      suggestion: "Anton, your reply was 'Read the manual.'",
      why: "The words themselves are enough. Those who read them can feel their edge.",
    },
    {
      teaches: "NO_BIAS",
      text: "You left the door open on purpose.",
      suggestion: "When I came home at six, the back door was open.",
      why: "It leaves out the motive, which only the other person can know.",
    },
    {
      teaches: "OBSERVE",
      text: "My flatmate is a pig.",
      suggestion: "There are four plates from last week under my flatmate's bed.",
      why: "The plates can be talked about. A name like that cannot.",
    },
  ],
);
