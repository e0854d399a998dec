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
