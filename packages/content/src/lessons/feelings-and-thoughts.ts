import type { Lesson } from "./lesson.ts";

export const feelingsAndThoughts: Lesson = {
  id: "feelings-and-thoughts",
  title: "Feelings and thoughts",
  objective: "You can tell a feeling from a thought that begins with 'I feel'.",
  drawings: ["THOUGHT_NOT_FEELING", "FEELING"],
  paragraphs: [
    "'I feel that you don't respect me.' 'I feel like I'm talking to a wall.' 'I feel you should have asked.' Each of these begins with 'I feel'. None of them tells us a feeling. What follows is a thought: about the other person, about what is right, about what ought to happen.",
    "This matters more than it seems. When you say 'I feel', the listener opens up. They get ready to hear something about you. Then they get a claim about themselves. It is a little like opening the door for a guest and finding a bill. No wonder that they close it.",
    "There is a simple way to spot it. Look at the word after 'feel'. If it is 'that', 'like', 'as if' or 'as though', a thought is on its way. The same holds if it is a person: 'I feel you', 'I feel he', 'I feel my boss'. A feeling needs just one word: sad, glad, scared, tired of waiting, proud. Another test is to put 'think' in its place. 'I think that you don't respect me.' If the sentence still works, it was a thought.",
    "Thoughts are welcome, too. There is nothing wrong with 'I think that the plan is too tight.' It is honest, and others can think something else. The trouble comes only when the thought dresses up as a feeling, because then nobody can question it without seeming cold.",
    "Once you have found the thought, look under it. 'I feel that nobody listens' is a thought. What is it like to think so? Perhaps lonely. Perhaps angry. Perhaps just tired. It can take a minute to find the word, and the first one that comes is often anger. Stay with it a little. Under the anger there is quite often something softer.",
    "Why say the feeling at all? Because it tells how much it matters, without blaming anyone. 'I'm worried about the dates' is short, and people understand it at once, since they have been worried themselves. It also calms the one who says it. When people name what they feel, the feeling tends to lose a bit of its heat.",
    "You do not have to say it to everyone. To a boss whom you hardly know, 'I was a little uneasy' may be enough. To a partner it may be 'I was scared'. Choose the size of the word that you are ready to stand by. A feeling that is too large for the room is as hard to hear as none.",
    "Make a list of ten words that you would really use. Most of us live with four: fine, stressed, angry, tired. With ten you can be much more exact, and being exact is half of being understood.",
  ],
  example: {
    situation: "Nadia's business partner, Emil, signed a contract while she was on a train.",
    before: "I feel like I don't exist in this firm.",
    steps: [
      "Look at the word after 'feel': like. A thought is on its way.",
      "Ask what it is like to think so. Nadia finds two words: hurt, and a bit scared.",
      "Say the feeling, and what matters to her.",
    ],
    after:
      "Emil, the contract was signed while I was on the train. I was hurt, because deciding things together is so important to me. Could we talk tonight about what we sign alone?",
  },
  quiz: [
    {
      question: "Which sentence tells a feeling?",
      choices: ["I feel that it is late.", "I feel like a clown.", "I feel nervous."],
      answer: 2,
      explanation: "One word for an emotion follows 'feel'.",
    },
    {
      question: "'I feel you should apologise.' What follows 'feel'?",
      choices: ["A feeling", "A thought about what someone ought to do", "A need"],
      answer: 1,
      explanation: "A person and 'should' follow, so it is a thought.",
    },
    {
      question: "Which test finds a thought?",
      choices: ["Say it louder", "Put 'think' in place of 'feel'", "Count the words"],
      answer: 1,
      explanation: "If it still works with 'think', it was a thought.",
    },
    {
      question: "What is true of thoughts?",
      choices: [
        "They are welcome when they are called thoughts",
        "They should be kept silent",
        "They are always wrong",
      ],
      answer: 0,
      explanation: "'I think that the plan is too tight' is honest and open to other views.",
    },
    {
      question: "Why does naming a feeling help the one who names it?",
      choices: ["The feeling tends to lose some of its heat", "It wins the argument", "It makes the feeling vanish"],
      answer: 0,
      explanation: "Studies found that putting feelings into words can turn them down a little.",
    },
  ],
  transcript: [
    "Listen to three sentences. 'I feel that you are unfair.' 'I feel like a servant.' 'I feel sad.' Which one tells you how the speaker is?",
    "Only the last. The first two are thoughts in a feeling's coat. You can tell by the little words: that, like, as if. When you hear yourself say them, stop, and look for one plain word instead.",
    "Sad. Scared. Angry. Tired. Hopeful. It is a short list, but it opens doors. People can argue with your thoughts about them. Nobody can argue with sad.",
  ],
};
