import type { Lesson } from "./lesson.ts";

export const speakForYourself: Lesson = {
  id: "speak-for-yourself",
  title: "Speaking for yourself",
  objective: "You can turn a rule for everyone into something that matters to you.",
  drawings: ["GENERAL_NOT_PERSONAL", "PERSONAL_WANT"],
  paragraphs: [
    "'People should answer their e-mails.' 'One does not talk like that.' 'It is unacceptable to be late.' Sentences like these sound grown-up. They name no one, they blame no one, and they seem to speak with the voice of good sense. Yet the person who is meant knows very well who is meant, and feels a finger pointing from behind a curtain.",
    "Why do we hide? Because it is safer. If I say, 'I get nervous when I have no answer,' I show something of myself. You might shrug. If I say, 'People should answer,' you can only disagree with a rule. So the rule protects me. It also takes away what could have moved you: that it matters to me.",
    "There is a second price. Rules invite debate. 'Is it really unacceptable? In my last job nobody minded.' Now we are two lawyers. Nobody can debate what matters to you. They can care about it or not, but they cannot prove that you don't value punctuality.",
    "So look for the I behind the rule. Ask yourself: why do I want this rule? What would it give me? 'People should answer e-mails' may hide: I like to know where things stand; I plan my day around the answers; I have waited for three days and I am worried about the order. Each of these is more interesting than the rule.",
    "Then say it in the first person. 'I would find it easier to plan with an answer by Friday.' 'I like to start on time, because I pick up my son at five.' It often sounds smaller than the rule. It is. But it is real, and people answer to what is real.",
    "Be careful with one thing. Putting 'I think that' in front of a rule does not help. 'I think that people should answer' is still a rule. So is 'I feel that it is unacceptable.' The sentence has to be about you: what you value, hope for, need or like.",
    "Some general sentences are fine. 'The shop opens at nine' is a fact. 'Visitors must sign in at the desk' is a house rule on a sign, and everybody knows whose it is. It becomes a hiding place only when you mean one person and want one thing from them.",
    "Speaking for yourself takes a bit of courage. You will notice a small fear just before you do it. That fear is a good sign. It shows that you are about to say something that counts.",
  ],
  example: {
    situation: "In Leticia's choir, a few singers look at their phones while others practise. She leads the choir.",
    before: "It is disrespectful to use phones in a rehearsal. Everyone knows that.",
    steps: [
      "Find the rule: it is disrespectful. Find the crowd: everyone knows.",
      "Ask what Leticia would like, and why: she loves the moment when all listen to each other.",
      "Say it in the first person, and ask for one thing.",
    ],
    after:
      "I love it when all of us listen while one voice practises. Would you be willing to leave the phones in the hall until the break?",
  },
  quiz: [
    {
      question: "What does a rule for everyone hide?",
      choices: ["Who wants it, and why it matters to them", "Nothing", "The date"],
      answer: 0,
      explanation: "The rule protects the speaker and hides what could move the reader.",
    },
    {
      question: "Which sentence speaks for the speaker?",
      choices: ["One should knock.", "It is normal to knock.", "I like to have a moment before someone comes in."],
      answer: 2,
      explanation: "It says what the speaker likes, in the first person.",
    },
    {
      question: "'I think that people should be on time.' What is this?",
      choices: ["A personal wish", "An observation", "Still a rule for everyone"],
      answer: 2,
      explanation: "'I think' in front does not make it personal.",
    },
    {
      question: "Which general sentence is no hiding place?",
      choices: ["Decent people say thank you.", "The library closes at eight.", "Nobody does that."],
      answer: 1,
      explanation: "It is a plain fact and is not aimed at anyone.",
    },
    {
      question: "Why is a personal wish hard to argue with?",
      choices: ["It is louder", "Nobody can prove that it does not matter to you", "It is about the law"],
      answer: 1,
      explanation: "What you value is yours to say.",
    },
  ],
  transcript: [
    "A man stands in a hallway and says to the wall, 'People should take off their shoes.' Behind him his friend looks down at her shoes.",
    "She knows who is meant. She also knows that she has been told off. What she does not know is that he washed the floor this morning, for the first time since his father died, and that it meant something to him.",
    "Imagine that he had said that. 'I washed the floor today, and I would love it to stay bright for a while.' It takes more courage than a rule. And she would have had her shoes off before he finished.",
  ],
};
