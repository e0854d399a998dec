import type { Hint } from "./hint.ts";

export const observe: Hint = {
  name: "Verdict on a person",
  short: "Say what you saw or heard, rather than what kind of person did it.",
  why: "A word such as lazy or sloppy is your conclusion. The other person does not hear what you noticed. They hear a verdict on who they are, and most people defend themselves against that.",
  how: "Ask yourself what a camera would have recorded: times, numbers, words, things. Start with that. You can still say that it matters and what you would like instead.",
  pairs: [
    { before: "Your handover notes are sloppy.", after: "Two of the six handover notes had no room number." },
    { before: "You were rude to Dr Adeyemi.", after: "You left while Dr Adeyemi was still speaking." },
    {
      before: "That was a stupid decision.",
      after: "I see a risk in that decision: we would have no spare part in stock.",
    },
  ],
};

export const noBias: Hint = {
  name: "Exaggeration or mind reading",
  short: "Swap 'always' and guesses at motives for how often, and what you noticed.",
  why: "One counterexample is enough to sink a 'never', and the talk turns to that. A guess at what someone thinks or wants is hard to prove. If it is wrong, it hurts; if it is right, it shames.",
  how: "Count instead: 'twice this month', 'since Tuesday'. When you catch yourself guessing at a motive, turn it into a real question.",
  pairs: [
    { before: "You never listen to me.", after: "I had two more points to make when the talk moved on to the budget." },
    {
      before: "You don't care about the deadline.",
      after: "The draft was due on Monday and I have not seen it yet. What got in the way?",
    },
    { before: "You're always late.", after: "This week you came at 9:20 on Monday and at 9:40 on Thursday." },
  ],
};

export const generalNotPersonal: Hint = {
  name: "A rule for everyone",
  short: "Say 'I' and what matters to you, instead of a rule for everyone.",
  why: "A general rule sounds safe, because you do not have to show yourself. The reader still knows who is meant. It can land as a lecture, and it hides the one thing that could move them: that it matters to you.",
  how: "Begin with I. Say what you value and, if you like, why. A personal wish is harder to argue with than a rule.",
  pairs: [
    {
      before: "People should answer their emails.",
      after: "I would feel easier with an answer by Friday, even a short one.",
    },
    {
      before: "It is unacceptable to leave the kitchen like this.",
      after: "I like to start the day in a clean kitchen. Could you wash the pans tonight?",
    },
    {
      before: "Everyone knows that you don't cancel on the day itself.",
      after: "I plan my week around our meetings, so an earlier message would help me a lot.",
    },
  ],
};
