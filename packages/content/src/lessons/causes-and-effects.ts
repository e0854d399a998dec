import type { Lesson } from "./lesson.ts";

export const causesAndEffects: Lesson = {
  id: "causes-and-effects",
  title: "Causes and effects in their real size",
  objective: "You can name an act as the cause, and tell its effect without making it larger.",
  drawings: ["OBJECTIVE_EFFECT", "ACTIONS_NOT_PEOPLE_CAUSE"],
  paragraphs: [
    "'You make me so angry.' Few sentences are more common, and few do less. It says that the cause of my anger is you: not something that you said or did, but you. What could you do about that? You can leave, or you can fight. You cannot stop being you.",
    "The same goes for 'I'm annoyed with you', 'He upset me' and 'I'm sad because of her'. Each puts a person in the place where an act belongs. Ask yourself: what was it? When did the anger begin? Nearly always there is a moment. The door, the joke, the empty chair. 'When the chair stayed empty, I was sad.' Now there is something that two people can look at.",
    "The next trap sits inside the reason. 'I'm upset because you were so rude.' There is an act in it, but it is wrapped in a verdict. 'We lost the client since you never prepare.' Here it is an exaggeration. A reason is the part of a message that people check first. If they find a verdict there, they stop reading and start to argue. So keep your reasons plain. 'I was upset when you hung up on Mrs Hall.' 'The figures that the client had asked for were missing, in May and in June.'",
    "And then there are effects. What did it do? When we are hurt, we want the other person to see how much, and we reach for the largest words. 'You ruined everything.' 'It was a complete disaster.' 'You destroyed my holiday.' But nobody believes in everything. They look round and see that some things are still standing, and they think: it cannot have been so bad.",
    "A plain effect weighs more. 'We had to pay 300 for a new ticket.' 'I slept three hours.' 'Two of the five guests left.' 'The children asked me whether you would come back.' You need not add how terrible that is. The listener does it for you, and what people conclude by themselves they believe.",
    "If there is no number, tell what happened next. 'After that, I could not think of anything to say for the rest of the evening.' It is small and exact. It may be the most touching sentence in your message.",
    "Sometimes the effect really was huge. Someone lost a job, or a home, or their health. Then, too, tell it as it was. You will not make it larger with words like disaster. You may make it smaller.",
    "A check for all three: read your sentence as if it were about you. Could you say, 'Yes, I did that, and I see what came of it'? If you would say, 'That is not fair,' look for a verdict, an 'always', or an effect in its Sunday clothes.",
  ],
  example: {
    situation: "Bronwen planned a surprise dinner. Her friend Tunde told the guest of honour about it by mistake.",
    before: "You ruined the whole evening because you are such a gossip, Tunde.",
    steps: [
      "Take the verdict out of the reason: gossip. What did he do? He told Maya about the dinner.",
      "Give the effect its real size: Maya came in and said that she knew.",
      "Add what it touched in Bronwen.",
    ],
    after:
      "Tunde, when Maya came in, she said that you had told her about the dinner. I was sad, because her surprise meant so much to me. Can you tell me how it came up?",
  },
  quiz: [
    {
      question: "What is the trouble with 'You make me angry'?",
      choices: ["It has no feeling in it", "It is too long", "It names a person as the cause, and no act"],
      answer: 2,
      explanation: "Nobody can change being themselves.",
    },
    {
      question: "Which reason can both people check?",
      choices: ["Because you were unfair", "Because you left before the vote", "Because you never stay"],
      answer: 1,
      explanation: "It names one act.",
    },
    {
      question: "Which effect weighs most?",
      choices: ["You ruined everything.", "We worked until two in the morning.", "It was a catastrophe."],
      answer: 1,
      explanation: "It is plain, and the listener can picture it.",
    },
    {
      question: "'I am sad because of her.' What would you ask first?",
      choices: ["What did she say or do, and when?", "What is wrong with her?", "Who else is sad?"],
      answer: 0,
      explanation: "Look for the moment when it began.",
    },
    {
      question: "What if the effect was truly large?",
      choices: ["Tell it as it was", "Use the largest word", "Leave it out"],
      answer: 0,
      explanation: "Large words can make large things smaller.",
    },
  ],
  transcript: [
    "'You ruined everything.' Let us look at that word, everything. The roof is still on. The dog is asleep. The cake is a bit burnt on one side.",
    "The person who hears 'everything' sees all that, too. And a small voice in them says: it cannot be so bad. So the burnt cake, which is real, and which hurt you, gets lost.",
    "Say what happened, in its own size. 'The cake was in for an hour too long. I had made it for my mother, who is eighty today.' You can stop there. That is large enough.",
  ],
};
