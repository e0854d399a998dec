import { practiceActivity } from "./practice-activity.ts";

export const angryEmoter = practiceActivity(
  {
    name: "angry_emoter",
    title: "The angry emoter",
    summary:
      "Joaquin is angry, and his messages show it. Each sentence hands his feeling to somebody else, hides it in a thought, or leaves out what he needs. Say it so that he owns the feeling and names what matters to him.",
    takeaway: "Next time you are angry, ask yourself what you need right then. Say that first.",
    activityType: "Feelings",
    attemptPath: "publicScenarios/angry_emoter/attempts",
    freeTry: false,
  },
  [
    {
      teaches: "ACTIONS_NOT_PEOPLE_CAUSE",
      text: "You make me furious.",
      suggestion: "I was furious when I saw the cut in the plan, because having a say matters to me.",
      why: "The moment takes the place of the person, and the value shows why it mattered.",
    },
    {
      teaches: "PSEUDOFEELING",
      text: "I feel betrayed.",
      suggestion: "I am hurt, because trust is so important to me.",
      why: "Hurt is what goes on in him. Betrayed tells what the other did.",
    },
    {
      teaches: "THOUGHT_NOT_FEELING",
      text: "I feel that nobody here wants me to succeed.",
      suggestion: "I am discouraged, because I long for some support.",
      why: "The thought is gone, and the feeling with its need has come into view.",
    },
    {
      teaches: "LINK_FEELING_TO_NVA",
      text: "I am angry because you changed the shift.",
      suggestion: "I was angry when the shift was changed, because I need to be able to plan my week.",
      why: "Act and feeling stay. The need is new, and it tells the reader what would help.",
    },
    {
      teaches: "NEG_FEELING_WITHOUT_NVA",
      text: "I'm fed up.",
      suggestion: "I'm fed up, because I value a fair share of the work.",
      why: "Now the reader knows what it is about.",
    },
    {
      teaches: "OBJECTIVE_CAUSE",
      text: "I am upset because you were so arrogant.",
      suggestion: "I was upset when you left before I had finished, because respect matters to me.",
      why: "The reason is now something that both of them saw.",
    },
    {
      teaches: "OBJECTIVE_EFFECT",
      text: "You have ruined my whole year.",
      suggestion: "I have had to give back the deposit for the course in June.",
      why: "The loss is told in its real size, and it is large enough.",
    },
    {
      teaches: "ACTIONS_NOT_PEOPLE_CAUSE",
      text: "I'm mad at you.",
      suggestion: "I was mad when I read the e-mail, because honesty matters to me.",
      why: "It says which moment set it off, so the two can talk about that.",
    },
  ],
);
