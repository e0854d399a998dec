import type { Lesson } from "./lesson.ts";

/** The five lessons of the introduction: a page each, with one example and three questions. */
export const shortLessons: readonly Lesson[] = [
  {
    id: "intro-lost",
    title: "Why good points get lost",
    objective: "You know why wording matters even when you are right.",
    drawings: ["OBSERVE", "REQUEST"],
    paragraphs: [
      "Think of the last time someone told you off. Do you remember what they wanted? Most people remember the tone, and not the point. The point may have been fair. It got lost, because they were busy defending themselves.",
      "When we are upset, we tend to write the verdict and leave out the rest: what happened, how it was for us, what we care about, what we would like. Those four are what the other person needs. The verdict is what they could do without.",
      "In this short course you will take one step a lesson: see, name, need, ask. None of it is about being nice. It is about getting your point across.",
    ],
    example: {
      situation: "Ren finds the shared office full of boxes.",
      before: "You are so selfish with your boxes.",
      steps: ["What happened? Six boxes stand in front of the window.", "What would Ren like? Light on the desk."],
      after:
        "There are six boxes in front of the window, and I love having daylight at my desk. Could we move them to the hall today?",
    },
    quiz: [
      {
        question: "What do people remember of being told off?",
        choices: ["The point", "The tone", "The date"],
        answer: 1,
        explanation: "They were busy defending themselves.",
      },
      {
        question: "What can the reader do without?",
        choices: ["The verdict", "What happened", "What you would like"],
        answer: 0,
        explanation: "The other parts help them to act.",
      },
      {
        question: "What is the course about?",
        choices: ["Getting your point across", "Being nice", "Winning"],
        answer: 0,
        explanation: "Clear words serve your own point.",
      },
    ],
    transcript: [
      "You are right. You really are. And still it did not work. They got angry, you got angry, and the bins are still full.",
      "In the next minutes we look at what happens between being right and being heard.",
    ],
  },
  {
    id: "intro-see",
    title: "See",
    objective: "You can say what a camera would have recorded.",
    drawings: ["OBJECTIVE_CAUSE", "OBSERVATION"],
    paragraphs: [
      "The first step is to see. It sounds simple, and it is the one that we skip most. We go straight from the event to the verdict, and the event is gone.",
      "Ask: what would a camera have recorded? Times, numbers, words, things. 'You came at 9:20.' 'The milk was on the table, open.' Leave out what it means, why they did it, and how often they 'always' do it.",
      "If you want to speak of a pattern, give two or three events. 'On Monday, on Wednesday and today.' That is stronger than always.",
    ],
    example: {
      situation: "Ayodele waits for his lift to work.",
      before: "You are always so unreliable.",
      steps: ["Take out 'always' and 'unreliable'.", "Put in days and times."],
      after: "You came at 7:50 on Monday and at 8:05 today, and we had agreed on 7:30.",
    },
    quiz: [
      {
        question: "Which could a camera record?",
        choices: ["He was lazy.", "He had no respect.", "He lay on the sofa until noon."],
        answer: 2,
        explanation: "A sofa and a time can be seen.",
      },
      {
        question: "How do you speak of a pattern?",
        choices: ["With 'always'", "Not at all", "With two or three events"],
        answer: 2,
        explanation: "Events can be checked.",
      },
      {
        question: "What is left out of an observation?",
        choices: ["Numbers", "Why they did it", "Words that were said"],
        answer: 1,
        explanation: "Motives cannot be seen.",
      },
    ],
    transcript: [
      "Close your eyes for a moment and think of the last thing that annoyed you. Now play it like a film, without a voice-over. What do you see? What do you hear?",
      "That is all. Those are your first words.",
    ],
  },
  {
    id: "intro-name",
    title: "Name",
    objective: "You can name a feeling in one word.",
    drawings: ["THOUGHT_NOT_FEELING", "FEELING"],
    paragraphs: [
      "The second step is to name what you feel. One word is enough: sad, tense, worried, glad. Two traps lie in the way.",
      "The first: 'I feel that', 'I feel like'. What follows is a thought. The second: words such as ignored, attacked or used. They tell what somebody did. Under each of them is a feeling that is only yours.",
      "You do not have to say the feeling to everyone. But find it, even if you keep it to yourself. It will tell you how much this matters.",
    ],
    example: {
      situation: "Lucia's idea was not spoken of in the meeting.",
      before: "I feel ignored.",
      steps: [
        "Ignored by whom? It tells a story.",
        "What is it like? A little sad. What would she love? To take part.",
      ],
      after: "My idea did not come up today. I was a little sad, because taking part matters to me.",
    },
    quiz: [
      {
        question: "Which is a feeling?",
        choices: ["ignored", "lonely", "used"],
        answer: 1,
        explanation: "Nobody is accused in it.",
      },
      {
        question: "What follows 'I feel that'?",
        choices: ["A thought", "A feeling", "A need"],
        answer: 0,
        explanation: "'I think that' would fit as well.",
      },
      {
        question: "Why find the feeling if you do not say it?",
        choices: ["It tells you how much this matters", "It is polite", "It proves that you are right"],
        answer: 0,
        explanation: "It is a sign, first of all to yourself.",
      },
    ],
    transcript: [
      "How are you? Fine. Stressed. Okay. Most of us have three words. There are more than a hundred, and each of them fits one moment better than 'fine'.",
      "Pick one. Say it to yourself. Notice what happens to your breath.",
    ],
  },
  {
    id: "intro-need",
    title: "Need",
    objective: "You can say what matters to you behind a feeling.",
    drawings: ["NEG_FEELING_WITHOUT_NVA", "NEED"],
    paragraphs: [
      "The third step is the one that people forget. Behind each feeling there is something that you need or value: rest, trust, clarity, company, a fair share. It is the real reason why the event mattered.",
      "Say it with 'because'. 'I was worried, because your safety matters to me.' Now the other person knows what it is about, and there is no one to blame.",
      "The other person has needs as well. If you can guess at one, say so. 'Did you want to get it exactly right?' It costs little, and it opens doors.",
    ],
    example: {
      situation: "Stefan's son came home at two.",
      before: "I am angry because you came home at two.",
      steps: ["Under the anger there was fear.", "Behind the fear: his son's safety."],
      after: "I was scared when it got two, because your safety matters so much to me.",
    },
    quiz: [
      {
        question: "Which is a need?",
        choices: ["That you text me", "A text by ten", "Trust"],
        answer: 2,
        explanation: "It can be met in many ways.",
      },
      {
        question: "Which word often leads to the need?",
        choices: ["never", "should", "because"],
        answer: 2,
        explanation: "It leads on to what matters to you.",
      },
      {
        question: "Who has needs in a conflict?",
        choices: ["The one who is right", "Both", "The louder one"],
        answer: 1,
        explanation: "Guessing at the other's need opens doors.",
      },
    ],
    transcript: [
      "A feeling is a messenger. It comes, it knocks, it makes some noise. Most people shout at the messenger, or send it away.",
      "Ask what is in the letter. It will say something like: rest. Or trust. Or company. Now you know what to look for.",
    ],
  },
  {
    id: "intro-ask",
    title: "Ask",
    objective: "You can ask for one thing that can be done.",
    drawings: ["POSITIVE_REQUEST", "DOABLE_REQUEST"],
    paragraphs: [
      "The last step is to ask. Not for a better person, but for one act: small, with a time, and with room for a no.",
      "Ask for what you would like, not for what should stop. Instead of 'Don't shout', try 'Could we talk in the kitchen voice?' Instead of 'You should help', try 'Would you dry the plates tonight?'",
      "If the answer is no, ask what would work. That is the moment in which two people begin to look for a way together.",
    ],
    example: {
      situation: "Noor's housemate plays the guitar late.",
      before: "Stop playing at night.",
      steps: ["Turn 'stop' round.", "Give a time and a reason, and leave room."],
      after: "Sleep before my early shift is important to me. Could you play until ten on weekdays?",
    },
    quiz: [
      {
        question: "Which can be done by Friday?",
        choices: ["Be kinder", "Send me the list", "Grow up"],
        answer: 1,
        explanation: "It is one act.",
      },
      {
        question: "What makes it a request?",
        choices: ["Room for a no", "The word please", "A smile"],
        answer: 0,
        explanation: "If a no is punished, it was a demand.",
      },
      {
        question: "The answer is no. What do you ask?",
        choices: ["What would work for you?", "Why are you like that?", "Nothing"],
        answer: 0,
        explanation: "It keeps both of you looking.",
      },
    ],
    transcript: [
      "You have seen, named and found what you need. Now comes the moment for which all of it was made: you ask.",
      "One thing. A time. And a little space at the end of the sentence, in which the other person can breathe and say yes. Or no. Or, how about this?",
    ],
  },
];
