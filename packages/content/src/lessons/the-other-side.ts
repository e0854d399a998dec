import type { Lesson } from "./lesson.ts";

export const theOtherSide: Lesson = {
  id: "the-other-side",
  title: "Hearing the other side",
  objective: "You can guess kindly at what matters to the other person, and check your guess.",
  drawings: ["REQUEST", "LINK_FEELING_TO_NVA", "PERSONAL_WANT"],
  paragraphs: [
    "So far we have looked at your own side: what you saw, what you feel, what you need. But there are two of you. In most conflicts the other person also has a reason, and they would like you to see it. If you do, even for one sentence, the talk changes. In a study of openings for a hard talk, lines that showed an understanding of the other side were judged least likely to make people defensive.",
    "To acknowledge is not to agree. 'I see that you had three patients at once' does not mean that you had every right to shout. It means: I know that you are a person with a day of your own. You can acknowledge someone and still say no.",
    "How do you find something to acknowledge? Ask what need might lie behind the thing that bothers you. It helps to begin with the judgment that is in your head, and to turn it over. 'He is a control freak' may become: he wants nothing to go wrong. 'She talks all the time': perhaps she longs to be part of it. 'They are stubborn': it matters to them to be asked. Under almost every habit that annoys us there is a need that we know ourselves.",
    "Then say it as a guess. 'Were you worried that we would lose the order?' 'I imagine that it was a long day.' 'I can see how much you care about this garden.' The question mark is not politeness. You really do not know. People who try to picture the thoughts of others are wrong more often than they think. If you guess and then listen, you will find out.",
    "What should you keep out? Motives that are not kind. 'Did you want to hurt me?' is a charge in a question's clothes. Also keep out the little 'but'. 'I see that you were tired, but you promised' takes back with the second hand what the first one gave. Try a full stop. 'I see that you were tired. I had counted on the promise, because I value being able to plan.' Both can be true.",
    "Praise is a near relative, and a tricky one. 'You are so clever' is a verdict, too, just a nice one. 'Your table helped me to find the mistake in a minute' says what the other did and what it gave you. It is worth far more, and it does not sound as if you want something.",
    "There are times when you have nothing to give. You are too hurt, or too tired. Then do not fake it. People notice at once. Say, 'I would like to understand your side, and I can't yet. Can we talk tomorrow?' That is an acknowledgment, too: of them, and of yourself.",
  ],
  example: {
    situation: "Parisa's father calls her each evening to ask whether she has eaten. She is thirty-four.",
    before: "Dad, you are so controlling. Stop calling me every night.",
    steps: [
      "Turn the verdict over: what need might lie behind the calls? He may want to know that she is well, and miss her.",
      "Say it as a guess that he can correct.",
      "Add her own side without a 'but': she values her evenings.",
    ],
    after:
      "Dad, are you calling because you want to know that I am well? It is good to be loved like that. I also value quiet evenings. Could we talk on Sundays and Wednesdays, for a full half hour?",
  },
  quiz: [
    {
      question: "What does it mean to acknowledge?",
      choices: ["To agree", "To give in", "To show that you see the other person's side"],
      answer: 2,
      explanation: "You can acknowledge someone and still say no.",
    },
    {
      question: "Which is a kind guess?",
      choices: ["Did you want to annoy me?", "Were you hoping to save us time?", "Are you jealous?"],
      answer: 1,
      explanation: "It guesses at a need that anyone could have.",
    },
    {
      question: "What does a 'but' after an acknowledgment do?",
      choices: ["It makes it stronger", "It takes it back", "Nothing"],
      answer: 1,
      explanation: "Try a full stop. Both can be true.",
    },
    {
      question: "Which praise is most useful?",
      choices: ["Your list helped me to find the keys at once.", "You are brilliant.", "Well done, as always."],
      answer: 0,
      explanation: "It says what was done and what it gave.",
    },
    {
      question: "You are too hurt to see their side. What now?",
      choices: ["Say so, and ask for a talk tomorrow", "Pretend", "Send what you have"],
      answer: 0,
      explanation: "People notice when it is faked.",
    },
  ],
  transcript: [
    "Think of the habit that annoys you most in someone close to you. Have you got it? Good. Now ask: what is this habit for?",
    "The friend who always comes late may be squeezing in one more thing for her mother. The man who checks the door three times wants everyone to be safe. You do not have to like the habit. But you know that need. You have it yourself.",
    "Say so, as a guess. 'Do you want to be sure that we are safe?' And then wait. It is a small sentence. It has ended many long wars in kitchens.",
  ],
};
