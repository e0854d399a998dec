import type { Lesson } from "./lesson.ts";

export const asking: Lesson = {
  id: "asking",
  title: "Asking",
  objective: "You can ask for one thing that can be done, and leave room for a no.",
  drawings: ["POSITIVE_REQUEST", "POSITIVE_WANT", "DOABLE_REQUEST"],
  paragraphs: [
    "You have said what you saw, how it was for you, and what matters to you. If you stop here, the other person is left standing with it. What now? A message without a request is like a knock at the door with nobody there. Many quarrels drag on because nobody says what they would like.",
    "Instead, we often say what we do not want. 'Stop interrupting me.' 'Don't be late.' 'I don't want you to shout.' It is clear what should end. It is not clear what should begin. And 'stop' is heard as blame. So picture the moment going well. What does the other person do in your picture? They wait until you have finished. They ring at seven. They speak in the voice they use with guests. Ask for that.",
    "Or we turn the wish into a duty. 'You should help more.' 'You need to be more careful.' 'You have to call me.' A duty says that something is wrong with the other if they do not do it already. Take it back to where it comes from. It is your wish. 'I would like us to cook together on Sundays.'",
    "Or we give an order. 'Send it now.' 'Fix this or else.' An order can work, when there is a fire. On other days it costs more than it brings. People who are ordered do as little as they can, and they remember.",
    "A good request has three marks. It is small: one act, not a change of character. 'Be more loving' cannot be done by Friday. 'Could you sit with me for ten minutes after dinner?' can. It has a time. And it can be refused.",
    "The last mark is the hard one. How do you know whether you are asking or demanding? Not by the word 'please'. You know when the answer is no. If you punish the no, with a sigh, a joke or a week of silence, it was a demand. If you become curious, and ask, 'What would work for you?', it was a request.",
    "A no is not the end. It tells you that some need on the other side speaks against it. 'No, I can't call at seven, that's when I put the baby to bed.' Now you can look for another hour. You have lost nothing, and you have learned something.",
    "Sometimes what you need first is not an act but an answer. 'How is it for you to read this?' 'Would you tell me what you understood?' It is a fine request. It brings the other person back into the room before you go on.",
  ],
  example: {
    situation: "Yara lives above a café. The staff put out the bins at five in the morning.",
    before: "Stop making that noise. You have to respect the neighbours.",
    steps: [
      "Turn 'stop' round: what would the morning be like if it went well? The bins go out later.",
      "Turn the duty into a wish, with a reason.",
      "Make it small, with a time, and ask what would work for them.",
    ],
    after:
      "Good morning. On weekdays I wake up at five when the bins go out, and sleep is important to me. Could you put them out after seven? If that does not fit, what would work for you?",
  },
  quiz: [
    {
      question: "What is wrong with 'Don't be late'?",
      choices: ["It is too polite", "It has no feeling in it", "It says what should not be, and not what should"],
      answer: 2,
      explanation: "'Could you be here at eight?' says what to do.",
    },
    {
      question: "Which request can be done?",
      choices: ["Be more considerate.", "Could you read the draft by Tuesday?", "Change your attitude."],
      answer: 1,
      explanation: "It is one act with a time.",
    },
    {
      question: "How can you tell a request from a demand?",
      choices: ["By the word please", "By what happens after a no", "By the tone"],
      answer: 1,
      explanation: "If a no is punished, it was a demand.",
    },
    {
      question: "'You should visit more often.' What would be a wish?",
      choices: ["I would love to see you in May.", "You ought to visit.", "Good sons visit."],
      answer: 0,
      explanation: "It takes the wish back to the one who has it.",
    },
    {
      question: "The answer is no. What now?",
      choices: ["Ask what would work instead", "Ask again, louder", "Say that it is typical"],
      answer: 0,
      explanation: "A no shows a need on the other side.",
    },
  ],
  transcript: [
    "A waiter comes to your table. 'What would you like?' And you say, 'No fish. And not so salty as last time. And I don't want to wait.' He writes it all down. But what will he bring you?",
    "It sounds silly in a restaurant. At home we order like that every day. 'Don't be so loud. Don't leave your things here. Not like this.'",
    "Say what you would like on the plate. 'Could you read in the other room until nine?' It is one thing, it has a time, and the answer may be yes. It may also be no. Then ask what else is on the menu.",
  ],
};
