import type { Hint } from "./hint.ts";

export const objectiveCause: Hint = {
  name: "A judgment in the reason",
  short: "Give a reason that both of you could check, without a verdict in it.",
  why: "The reason is where a reader looks first. If it holds a verdict or an 'always', they dispute the reason, and what follows from it is lost.",
  how: "Keep the 'because', and put a fact after it: what was said, what was missing, how often, when.",
  pairs: [
    {
      before: "I'm upset because you were so rude to the client.",
      after: "I was upset when you hung up on the client, because our good name matters to me.",
    },
    {
      before: "We lost the client since you never prepare.",
      after: "We lost the client. In both meetings with them, the figures they had asked for were missing.",
    },
    {
      before: "I'm tense because your driving is reckless.",
      after: "I was tense when we drove at 150 in the rain, because safety is important to me.",
    },
  ],
};

export const objectiveEffect: Hint = {
  name: "An overblown effect",
  short: "Tell the effect in its real size: what it cost, for whom, how long.",
  why: "'You ruined everything' is rarely true to the letter. The reader sees that, and the real damage no longer counts.",
  how: "Say what happened next, in numbers where you can: hours, days, money, people. A plain effect weighs more than a big word.",
  pairs: [
    { before: "You ruined everything.", after: "We had to start again, and that cost us two evenings." },
    {
      before: "Now the whole project is a complete disaster.",
      after: "The project is now eleven days behind the plan.",
    },
    {
      before: "Your call destroyed my weekend.",
      after: "After your call on Saturday I worked for five hours and missed my son's match.",
    },
  ],
};
