import type { Hint } from "./hint.ts";

/** Ways of telling others what they think, always do, or owe. */
export const guessingStings = {
  "sting-generalising": {
    name: "One time made into every time",
    short: "Name the time or times that you mean.",
    why: "“As usual” and “people like you” turn a moment into a character. The other person thinks of the exceptions, and then the talk is about those.",
    how: "Which day, which times? Say those. If it did happen often, a count with its dates is stronger than any “always”.",
    pairs: [
      { before: "Late again, as usual.", after: "You came at twenty past on Monday and today. What would help?" },
      {
        before: "Men just don't listen.",
        after: "When I told you about the interview, you looked at the screen. I wished for your ear.",
      },
      {
        before: "That is so typical of your team.",
        after: "Two of your team's tickets came back this week without a description.",
      },
    ],
  },
  "sting-mind": {
    name: "Telling others what they think",
    short: "Say what you saw, say what you guess, and ask.",
    why: "Nobody likes to hear what goes on inside them from somebody else. If the guess is wrong it hurts; if it is right it shames.",
    how: "“When … I began to wonder whether … Is it so?” keeps the guess a guess, and gives the other person room.",
    pairs: [
      {
        before: "You just want to look good in front of the boss.",
        after: "When you showed my slides, I wondered whether my name had got lost. Do you know?",
      },
      {
        before: "You couldn't care less about this family.",
        after: "You have been out four evenings this week, and I miss you.",
      },
      {
        before: "You did that on purpose.",
        after: "When the music went up after I knocked, I thought it might be meant for me. Was it?",
      },
    ],
  },
  "sting-guilt": {
    name: "Guilt",
    short: "Ask for what would do you good, without sending the bill.",
    why: "Being reminded of what somebody gave makes people feel small, and they pay such debts with distance. What they then give is not a gift.",
    how: "What do you long for: company, thanks, help? Say it as a wish, with room for a no.",
    pairs: [
      {
        before: "After everything I have done for you.",
        after: "I would be glad to hear a thank-you for the moving day. It matters to me to be seen.",
      },
      {
        before: "I only cooked for three hours, but you go and enjoy yourself.",
        after: "I was looking forward to eating with you. Could we do it tomorrow?",
      },
      { before: "I suppose I will see you at my funeral.", after: "I miss you. Would you come on Sunday?" },
    ],
  },
  "sting-martyr": {
    name: "Never mind me",
    short: "Say what you would like, if you were allowed to want it.",
    why: "A sacrifice that is offered aloud is heard as a reproach. The other person can neither take it nor refuse it in peace.",
    how: "Take your wish as seriously as theirs, and say both. Then look for a way together.",
    pairs: [
      {
        before: "No, don't get up, I'll do the washing up myself, like always.",
        after: "I would like help with the clearing up. Could you dry?",
      },
      {
        before: "I guess my opinion doesn't count.",
        after: "I would like to say what I think of the plan before we decide.",
      },
      {
        before: "You two enjoy yourselves. I'm used to it.",
        after: "I would have liked to come along. Would you ask me next time?",
      },
    ],
  },
  "sting-counting": {
    name: "Counting up",
    short: "Name the last time, and what would help it to last.",
    why: "“For the hundredth time” says that the other person never learns. They will argue about the number, or stop listening, since they have lost anyway.",
    how: "Say when you spoke of it and what was agreed. Then ask what got in the way.",
    pairs: [
      {
        before: "How many times do I have to tell you?",
        after: "We spoke of the lights last Friday. What would help you to think of it?",
      },
      { before: "For the millionth time, knock.", after: "Please knock before you come in. I was on a call just now." },
      {
        before: "That makes five, in case anyone is counting.",
        after: "The rota was changed five times this month, and I could not plan my childcare.",
      },
    ],
  },
  "sting-test": {
    name: "A test of love or loyalty",
    short: "Say what you needed at that moment, instead of what it proves.",
    why: "“If you cared, you would …” makes a deed into a proof that the other person did not know of. They can only fail.",
    how: "What would have shown you that you matter? Ask for that. A wish can be granted; a test can only be passed.",
    pairs: [
      {
        before: "If you loved me you would have known.",
        after: "I was hoping for a hug when I came home. It would have told me that you saw how tired I was.",
      },
      { before: "A real friend would have come.", after: "I was alone at the clinic on Tuesday, and I missed you." },
      {
        before: "If this job meant anything to you, you'd stay.",
        after: "I need a third pair of hands until seven. Could you stay today?",
      },
    ],
  },
} satisfies Record<string, Hint>;
