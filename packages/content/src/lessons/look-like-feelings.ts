import type { Lesson } from "./lesson.ts";

export const lookLikeFeelings: Lesson = {
  id: "look-like-feelings",
  title: "Words that only look like feelings",
  objective: "You can find the feeling and the need under words such as 'ignored' or 'attacked'.",
  drawings: ["PSEUDOFEELING", "FEELING"],
  paragraphs: [
    "Some words fool almost everyone. 'I feel ignored.' 'I feel attacked.' 'I feel used.' They follow 'I feel' with a single word, just as a feeling does. But look closer. Ignored by whom? Attacked by whom? Each of these words needs a second person who did something. It tells a story, and the story has a culprit.",
    "The listener hears the story at once. Say 'I feel attacked,' and they will answer, 'I did not attack you.' They are not cold. They have been charged with something, and they plead not guilty. Your fear, which was the true part of the message, was never on the table.",
    "There are many words like this: abandoned, betrayed, blamed, bullied, cheated, criticised, dismissed, excluded, judged, left out, let down, manipulated, neglected, pressured, put down, rejected, taken for granted, threatened, unheard, unwanted. They end in -ed so often because they tell what was done to somebody. A quick test is to add 'by you'. 'Betrayed by you' works. 'Sad by you' does not.",
    "Do not throw these words away. They are signposts. If 'ignored' is what comes up, then that is the story that your mind has made, and it stands on something. Three questions lead down from it.",
    "First: what happened? 'I said that I was tired, and the talk went on about the car.' That is the observation in the story. Second: what is it like for me? Lonely, perhaps, or annoyed. Third: what do I need? To be heard. To belong. Some rest.",
    "The same word leads different people to different places. For one, 'criticised' stands on shame and a need to be accepted. For another, it stands on worry and a need for clarity. A list can offer guesses, and you will find one here. But nobody except you can say, 'Yes, that is it.' You will know by a small sigh.",
    "Sometimes the story is true. People do ignore, attack and betray each other. Finding the feeling does not mean that it did not happen. If you were bullied, say what was done, when, and by whom, to someone who can stop it. That is an observation, too, and a strong one. The feeling under it is for the people who care about you.",
    "And sometimes the story is old. We carry some of these words from long ago, and they light up at small things. If you notice that 'left out' comes up three times a week, with different people, it may be worth asking where you first learned it. That is not a task for a message. It can be one for a good friend, or for someone trained to listen.",
  ],
  example: {
    situation: "Three colleagues went to lunch together. Wei sat at his desk and had not been asked.",
    before: "I feel excluded by you all.",
    steps: [
      "Test the word: excluded by you. It works, so it tells a story.",
      "What happened? They went to lunch at noon, and nobody asked him.",
      "What is it like, and what does he need? Sad; he longs for some company.",
    ],
    after:
      "At noon you three went to lunch, and I stayed at my desk. I was sad, because I long for some company here. Would you knock on my door tomorrow when you go?",
  },
  quiz: [
    {
      question: "Which word tells a story about someone else?",
      choices: ["betrayed", "lonely", "worried"],
      answer: 0,
      explanation: "Betrayed needs someone who betrays.",
    },
    {
      question: "Which test helps to find such words?",
      choices: ["Add 'very'", "Say it twice", "Add 'by you'"],
      answer: 2,
      explanation: "If 'by you' fits, the word tells what somebody did.",
    },
    {
      question: "What might lie under 'I feel attacked'?",
      choices: ["Nothing", "Proof that the other is bad", "Fear, and a need for safety"],
      answer: 2,
      explanation: "It is a guess. Only the speaker knows.",
    },
    {
      question: "What should you do with such a word?",
      choices: ["Be ashamed of it", "Use it as a signpost and look under it", "Say it louder"],
      answer: 1,
      explanation: "It stands on a feeling and a need.",
    },
    {
      question: "If someone is really being bullied, what is most useful?",
      choices: ["A softer word", "Plain facts, told to someone who can stop it", "Waiting"],
      answer: 1,
      explanation: "Safety comes first. Dates and deeds are strong.",
    },
  ],
  transcript: [
    "'I feel ignored.' There it is again. It sounds like a feeling. Let us put two words behind it: 'by you'. I feel ignored by you. Now you can hear it. There is a second person in the room, and they have just been accused.",
    "So lift the word up and look under it. What happened? I was talking, and she picked up her phone. What was that like? A bit lonely. What did I need? I wanted to be heard.",
    "Now I have something that I can say. It is no weaker than before. It is just true all the way through.",
  ],
};
