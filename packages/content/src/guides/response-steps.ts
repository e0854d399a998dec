import type { GuideStepText } from "./guide-step.ts";

/** The ten steps of an answer to a scenario. */
export const responseSteps: readonly GuideStepText[] = [
  {
    name: "Instructions",
    text: [
      "Read the situation and put yourself in it. The steps lead you from your first thoughts to your feelings and values, then to the other person, and on to what you could say.",
      "There is no right answer here. What you type is kept, so you can leave and come back.",
    ],
  },
  {
    name: "My Interpretations",
    text: [
      "What goes through your head about them, about you, about the whole thing? Write it as it comes. These are stories that you tell yourself about what happened. To see them as stories is the first step.",
      "Some words sound like feelings and hold a story too. Tick those that come up.",
    ],
    lists: [{ field: "pseudoFeelings", kind: "pseudo-feelings", label: "Words that sound like feelings" }],
    boxes: [{ field: "judgment", label: "My interpretations", placeholder: "They only want to … I must be …" }],
  },
  {
    name: "My Emotions",
    text: [
      "Now leave the story for a moment and turn to yourself. What do you feel when you picture it? Stronger colours stand for stronger feelings.",
    ],
    lists: [{ field: "ownFeelings", kind: "feelings", label: "My emotions" }],
  },
  {
    name: "My Values",
    text: [
      "A feeling points at something that matters. What do you value that was not there in this situation? Tick what fits, and look at the ways in which each could be met.",
    ],
    lists: [{ field: "ownNeeds", kind: "needs", label: "My values and needs" }],
  },
  {
    name: "Other's Values",
    text: [
      "What could matter so much to the other person that they acted as they did? You guess, and you may be wrong. A guess at a value opens more doors than a guess at a motive.",
      "Then put it into a sentence that you could say to them.",
    ],
    lists: [
      { field: "othersFeelings", kind: "feelings", label: "What they may feel" },
      { field: "othersNeeds", kind: "needs", label: "What they may value" },
    ],
    boxes: [
      {
        field: "acknowledge",
        label: "My acknowledgment",
        placeholder: "I imagine that … matters to you",
        skill: "Ak",
      },
    ],
  },
  {
    name: "Aspirations",
    text: [
      "What do you hope for, for both of you? Say what you want to move towards, so that they can hear that you are on the same side of the table.",
    ],
    boxes: [{ field: "aspiration", label: "My aspiration", placeholder: "I would like us to …", skill: "A" }],
  },
  {
    name: "Situation & Impact",
    text: [
      "Tell what happened as a camera would have recorded it, with the day and the words that were said. Then tell what it led to. Leave out what you think of it.",
    ],
    boxes: [
      {
        field: "observation",
        label: "What happened, and what it led to",
        placeholder: "On Monday at nine, …",
        skill: "O",
      },
    ],
  },
  {
    name: "Strategies",
    text: [
      "Write down some ways that could work for both of you. Then choose one and ask for it: who could do what, and by when? Leave room for a no.",
    ],
    boxes: [
      { field: "strategies", label: "Ways that could work", placeholder: "We could … or …", skill: "S" },
      { field: "request", label: "My request", placeholder: "Could you …?", skill: "R" },
    ],
  },
  {
    name: "Final Message",
    text: [
      "Put the pieces together, then read the message as if you had got it. Change the order and the words until it sounds like you.",
    ],
    boxes: [{ field: "finalMessage", label: "Final message", skill: "M" }],
  },
  {
    name: "Summary",
    text: ["Here is the whole way that you have come. Print it, keep it, or go back and change something."],
  },
];
