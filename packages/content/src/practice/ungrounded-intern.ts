import { practiceActivity } from "./practice-activity.ts";

export const ungroundedIntern = practiceActivity(
  {
    name: "ungrounded_intern",
    title: "The Ungrounded Intern",
    summary:
      "Bayani began as an intern three weeks ago. He is quick and full of ideas, and some of his work comes back. Your colleague has written two sentences about him for the mid-term talk. Say them in such a way that Bayani can use them. Then try one of your own.",
    takeaway: "Say what somebody did, and when. Leave out what kind of person that makes them.",
    activityType: "Observations",
    attemptPath: "publicScenarios/ungrounded_intern/attempts",
    freeTry: true,
  },
  [
    {
      teaches: "OBSERVE",
      text: "Bayani is scatterbrained.",
      suggestion: "On two days last week, Bayani began on the next task while the first one was still open.",
      why: "It names two days and what could be seen. Bayani can say what happened there.",
    },
    {
      teaches: "OBSERVE",
      text: "His notes are useless.",
      suggestion: "His notes from Tuesday's call have no names or dates in them.",
      why: "It says what is missing, so he knows what to add.",
    },
  ],
);
