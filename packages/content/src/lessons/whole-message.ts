import type { Lesson } from "./lesson.ts";

export const wholeMessage: Lesson = {
  id: "whole-message",
  title: "The whole message",
  objective: "You can put the parts together in a message of your own, in your own voice.",
  drawings: ["OBSERVATION", "FEELING", "NEED", "DOABLE_REQUEST"],
  paragraphs: [
    "You have all the parts now. What you saw. What it was like for you. What matters to you. What may matter to the other person. What you would like. This lesson is about putting them together so that it sounds like you, and not like a form.",
    "Begin with the reader. What do they need in order to read on? Most often it is to know what this is about, and that they are not on trial. So open with the observation, or with a kind guess. 'I have read the plan twice. I can see how much work is in it.' Do not open with the feeling. Out of the blue it can sound like an alarm.",
    "Keep it short. Four or five sentences are enough for nearly everything. A long message gives ten places to get stuck, and people pick the one that they can answer best. If you have three topics, send one, and ask for a talk about the others.",
    "Choose what to leave out. You need not say your feeling to a stranger at a help desk. An observation, a value and a request will do: 'The parcel came without the lamp. I value having it before Friday, for my mother's birthday. Could you send it by express?' With a friend it may be the other way round: all feeling, and hardly a request.",
    "Then read it aloud. This is the best test there is. Where you stumble, the sentence is too long. Where your voice gets hard, there is still a stone in it. Look there for a verdict, an 'always', a 'you should'. Where you would never talk like that, say it in your own words. 'Being able to count on each other matters to me' may be, in your mouth, 'I like it when a deal is a deal.'",
    "Sleep on it if you can. If you cannot, walk round the block. Anger makes us feel that it must go out now. It hardly ever must.",
    "Think about the way you send it. A text is good for small things. An e-mail is good for dates and facts. For anything that hurts, a voice is better, because tone gets lost in writing. People who write believe that their tone comes across far better than it does. You can use your message as notes for the call.",
    "And then let it go. A good message raises the chance of a good answer. It does not buy one. The other person may be tired, or afraid, or simply of another mind. If the answer is hard, you can do for them what you have learned to do for yourself: look for the need under it. And you may also decide that it is enough for today.",
  ],
  example: {
    situation:
      "Farouk coaches a youth team with Magda. She changed the line-up on Saturday without telling him, and his own plan lay in the cabin.",
    before:
      "Magda, you always do what you want. I feel totally disrespected. You should have asked me. Don't ever do that again.",
    steps: [
      "Observation in place of 'always': on Saturday the line-up was another one than we had written on Thursday.",
      "Feeling and need in place of 'disrespected': hurt; working as a team.",
      "Her side: perhaps someone was ill.",
      "A request in place of 'don't ever': a text before the match.",
    ],
    after:
      "Magda, on Saturday the line-up was not the one that we had written on Thursday. Did somebody fall ill? I was hurt, because deciding together matters to me. Could you send me a text next time, even ten minutes before?",
  },
  quiz: [
    {
      question: "What is a good way to begin?",
      choices: ["With the strongest feeling", "With what you saw, or a kind guess", "With an apology for writing"],
      answer: 1,
      explanation: "The reader learns what it is about, and that there is no trial.",
    },
    {
      question: "How long should most messages be?",
      choices: ["Four or five sentences", "As long as the anger", "One word"],
      answer: 0,
      explanation: "A long message gives many places to get stuck.",
    },
    {
      question: "Why read it aloud?",
      choices: ["To hear where a stone is left in it", "To learn it by heart", "To make it longer"],
      answer: 0,
      explanation: "Where your voice gets hard, look again.",
    },
    {
      question: "What is often lost in writing?",
      choices: ["The date", "The name", "The tone"],
      answer: 2,
      explanation: "The writer hears a tone that the reader cannot.",
    },
    {
      question: "You wrote well, and the answer is harsh. What does that show?",
      choices: [
        "That it does not work",
        "That you have to write again at once",
        "That a good message raises the chance, and no more",
      ],
      answer: 2,
      explanation: "The other person is free. You may also stop for today.",
    },
  ],
  transcript: [
    "Here is a message that someone wrote at midnight. It has forty lines, and 'always' is in it nine times. He did not send it. In the morning he read it aloud to his cat.",
    "The cat left after line three. So he kept the first three lines, crossed out the 'always', and added a question. It took him five minutes.",
    "That is the whole craft. Say what happened. Say what it is like and what matters. Wonder about the other side. Ask for one thing. Read it aloud. And if the cat stays, send it.",
  ],
};
