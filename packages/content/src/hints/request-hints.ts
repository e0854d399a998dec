import type { Hint } from "./hint.ts";

export const personalWant: Hint = {
  name: "Your wish as their duty",
  short: "Trade 'you should' for 'I would like', and say what it would do for you.",
  why: "'You should' and 'you have to' turn a wish of yours into a fault of theirs. People who hear a duty either obey without heart or resist.",
  how: "Move the wish to where it lives: 'I would like', 'it would help me'. Add what it is good for, and ask.",
  pairs: [
    {
      before: "You should be more careful with the figures.",
      after: "I would like us to check the figures together before they go out.",
    },
    {
      before: "You need to respect me.",
      after: "Respect matters to me. Could you let me finish my sentence before you answer?",
    },
    { before: "He ought to help with the dishes.", after: "I would love a hand with the dishes tonight." },
  ],
};

export const request: Hint = {
  name: "A demand",
  short: "Ask for it, with a time, and leave room for a no.",
  why: "An order or a threat may get the thing done once. It also tells the reader that their answer does not count, and they remember that.",
  how: "Turn it into a question that can be answered: 'Could you ... by ...?' If the time is tight, give the reason. Be ready to hear a no, and ask what would work instead.",
  pairs: [
    { before: "Send me the file now.", after: "Could you send me the file by noon? The printer closes at one." },
    {
      before: "Fix this or else.",
      after: "Would you be willing to look at this today? The clinic opens at eight tomorrow.",
    },
    {
      before: "I expect an answer by tomorrow.",
      after: "Would it be possible to have your answer by tomorrow, so that I can book the room?",
    },
  ],
};

export const positiveRequest: Hint = {
  name: "Asking for what not to do",
  short: "Ask for what you would like to happen, not for what should stop.",
  why: "'Stop' and 'don't' name the thing that you are tired of, and nothing to put in its place. The reader hears criticism and still does not know what to do.",
  how: "Picture the moment going well. What does the other person do in that picture? Ask for that.",
  pairs: [
    { before: "Stop interrupting me.", after: "Could you let me finish, and then tell me what you think?" },
    { before: "Please don't be late again.", after: "Could you be at the gate by 8:15 tomorrow?" },
    { before: "Could you not call after six?", after: "Could you call before six, or send me a text instead?" },
  ],
};

export const positiveWant: Hint = {
  name: "Saying what you don't want",
  short: "Say what you do want; it is easier to give.",
  why: "A list of what you don't want leaves the other person in the dark about what would make things better. It can also land as a complaint about them.",
  how: "Turn it round. If you don't want to be left out, you want to be asked. Say that, and say when.",
  pairs: [
    {
      before: "I don't want you to shout at me.",
      after: "I want us to talk in a calm voice, even when it is about money.",
    },
    {
      before: "I hate it when you change the plan at the last minute.",
      after: "I like to know the plan by the evening before.",
    },
    {
      before: "I wish you wouldn't talk about me with your sister.",
      after: "I'd love to hear it from you first when something bothers you.",
    },
  ],
};
