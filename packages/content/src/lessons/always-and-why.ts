import type { Lesson } from "./lesson.ts";

export const alwaysAndWhy: Lesson = {
  id: "always-and-why",
  title: "Always, never, and why",
  objective: "You can swap exaggerations for numbers and guesses at motives for questions.",
  drawings: ["NO_BIAS", "OBJECTIVE_EFFECT"],
  paragraphs: [
    "'You never listen.' 'You're always on your phone.' 'Nobody in this team cares.' When we are upset, the world becomes simple, and small words such as always, never, everyone and nobody slip in by themselves. They seem to make the sentence stronger. In truth they make it weak.",
    "A 'never' can be beaten with a single case. 'I listened to you on Sunday!' And there you are, talking about Sunday. The other person is not being difficult. You said never, and it was not never. You have offered a fight that they can win.",
    "The cure is to count. How often was it, in which time? 'In the last three meetings.' 'Twice this week.' 'On four of five mornings.' If you do not know, say what you remember: 'I can think of two times, in March and on Friday.' A small number that is true does more than a large one that is not. It also shows that you took the trouble to look, and people feel the respect in that.",
    "The second trap is the guess at a motive. 'You don't care.' 'You just want to look good.' 'You did it on purpose.' We are quick to explain what others do, and when we are hurt, we explain it by bad intent. Sometimes we are right. Often we are not: they were tired, they had not heard, they thought that we wanted it that way.",
    "Research shows how hard it is to read minds. In a long series of tests, people who tried to imagine how another person saw things did not guess it better than others did. What helped was asking. That is good news, because asking is easier than being clever.",
    "A question in place of a guess has to be a real one. 'Why do you always ruin things?' is not a question; it is a verdict with a question mark. 'What kept you?' may be real, if you are willing to hear the answer. You can tell by your own body. If you are curious, it is a question. If you are waiting to strike, it is not.",
    "There is a softer kind of guess that helps. 'Were you under pressure?' 'Did you hope to spare us the work?' This guesses at a need, and it lets the other person correct you. It is what you would like others to do for you: to think of a good reason first, and then to check.",
    "A last word on groups. 'Typical of sales.' 'What can you expect from men?' It is an exaggeration and a guess in one, about people whom you have not met. It also offends those who are nothing like that. Speak of the person, and of what they did.",
  ],
  example: {
    situation:
      "Salma and Henrik share the care of a dog. On three evenings this month Salma came home at nine, and the dog had not been out.",
    before: "You never walk the dog. You just don't care.",
    steps: [
      "Find the exaggeration: never. Count instead: three evenings this month.",
      "Find the guess: you just don't care. What does Salma know? Only that the dog had not been out.",
      "Turn the guess into a question that she would like to hear the answer to.",
    ],
    after: "On three evenings this month I came home at nine, and Bella had not been out. What happened on those days?",
  },
  quiz: [
    {
      question: "Why is 'You never call' easy to dismiss?",
      choices: ["It is impolite", "One call is enough to prove it wrong", "It is too short"],
      answer: 1,
      explanation: "A 'never' falls over with one counterexample.",
    },
    {
      question: "Which is the best way to say it?",
      choices: [
        "You came after nine on Monday and on Thursday.",
        "You are always late.",
        "Everyone knows that you are late.",
      ],
      answer: 0,
      explanation: "Two days and a time can be checked.",
    },
    {
      question: "Which of these reads a mind?",
      choices: ["You wanted to make me look bad.", "You left at four.", "You said, 'That won't work.'"],
      answer: 0,
      explanation: "What someone wanted cannot be seen.",
    },
    {
      question: "How did people in the tests come to understand others better?",
      choices: ["By imagining harder", "By watching their faces", "By asking"],
      answer: 2,
      explanation: "Imagining did not make the guesses better. Asking did.",
    },
    {
      question: "Which of these is a real question?",
      choices: ["Why are you so stubborn?", "Do you ever think?", "What kept you on Tuesday?"],
      answer: 2,
      explanation: "The others carry a verdict and want no answer.",
    },
  ],
  transcript: [
    "Try this. Think of someone you know well, and say in your mind: 'You never help.' Now listen to what they answer. It is, 'Yes, I did. I helped on Saturday.'",
    "That is what 'never' does. It invites one small example that brings it down. So count. 'I cooked on six evenings this week.' There is no easy answer to that, except to talk about it.",
    "And if you hear yourself say, 'You just want this' or 'You don't care about that,' stop for a moment. You are reading a mind. Ask instead. The answer may surprise you. It may even be a good one.",
  ],
};
