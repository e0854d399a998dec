import type { GuideStepText } from "./guide-step.ts";

/** The nine steps from a situation of one's own to a message. */
export const creationSteps: readonly GuideStepText[] = [
  {
    name: "Instructions",
    text: [
      "Bring a situation that you want to talk about with somebody. The steps lead you from what you think of it to what matters to you, then to the other person, and back to a message.",
      "Take your time. What you type waits on this device, so you can leave and come back, and goes to your account when you save it. Use a letter or a made-up name instead of real names.",
    ],
  },
  {
    name: "Judgments",
    text: [
      "Let it out first. What do you think of them, and of what they did? Nobody marks this, and none of it goes into your message. Judgments are a trail: under each one is something that matters to you.",
      "Some words sound like feelings and tell what somebody did to you. Tick those that come up. Each one comes with a question that leads further.",
    ],
    lists: [{ field: "pseudoFeelings", kind: "pseudo-feelings", label: "Words that sound like feelings" }],
    boxes: [{ field: "judgment", label: "My judgments", placeholder: "They should have … How can anyone …" }],
  },
  {
    name: "Feelings & Needs",
    text: [
      "Now look under the judgments. What goes on in you when you think of it? And what do you need, or value, that was missing? Tick what fits. Two or three words that are true help more than ten.",
    ],
    lists: [
      { field: "ownFeelings", kind: "feelings", label: "My feelings" },
      { field: "ownNeeds", kind: "needs", label: "My needs and values" },
    ],
  },
  {
    name: "Aspirations",
    text: [
      "What do you hope for, for both of you? An aspiration says what you want to move towards. It lets the other person hear early on that you are not against them.",
    ],
    boxes: [
      {
        field: "aspiration",
        label: "My aspiration",
        placeholder: "I would like us to …",
        skill: "A",
      },
    ],
  },
  {
    name: "Acknowledge",
    text: [
      "Now change sides for a moment. What may they feel? What may matter to them? You do not have to agree. You only show that you have looked.",
    ],
    lists: [
      { field: "othersFeelings", kind: "feelings", label: "What they may feel" },
      { field: "othersNeeds", kind: "needs", label: "What may matter to them" },
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
    name: "Situation & Impact",
    text: [
      "Say what happened as a camera would have recorded it: who said or did what, and when. Then say what it led to, for you or for the work. If you have told the story in the first step, it is here already; cut it down to what they need to hear.",
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
      "There are many ways to meet a need. Write down some that could work for both of you, also the odd ones. With several ways in mind it is easier to ask, and easier to hear a no.",
    ],
    boxes: [{ field: "strategies", label: "Ways that could work", placeholder: "We could … or …", skill: "S" }],
  },
  {
    name: "Request",
    text: [
      "Choose one way and ask for it. A request says who could do what, and by when. It says what you want, not what you do not want, and it leaves room for a no.",
    ],
    boxes: [{ field: "request", label: "My request", placeholder: "Could you …?", skill: "R" }],
  },
  {
    name: "Final Message",
    text: [
      "Put the pieces together, then read the message as if you had got it. Change the order and the words until it sounds like you.",
    ],
    boxes: [{ field: "finalMessage", label: "Final message", skill: "M" }],
  },
];
