/** The messages that the examples page shows, one after the other; the last one has nothing to mend. */
export const exampleMessages: readonly string[] = [
  "You never answer my calls.",
  "I feel ignored when you look at your phone.",
  "Your report is sloppy, and I had to redo it.",
  "I am frustrated because you cancelled our meeting.",
  "You should be more considerate.",
  "Stop interrupting me in front of clients.",
  "You ruined the whole evening.",
  "When the bins stayed full on Monday and Tuesday I was annoyed, because sharing the work matters to me. Could you take them out tonight?",
];

/** Messages to begin with in an empty box, by the name of whom they go to; each has something to mend. */
export const starterMessages: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: "To a boss",
    text: "Your deadlines are unrealistic, and you always change the plan at the last minute. I cannot work like this.",
  },
  {
    name: "To a friend",
    text: "You never answer my messages. I feel like you do not care about our friendship at all.",
  },
  {
    name: "To a flatmate",
    text: "You left the kitchen in a mess again. You are so inconsiderate, and I am sick of cleaning up after you.",
  },
];
