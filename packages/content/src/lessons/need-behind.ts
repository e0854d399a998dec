import type { Lesson } from "./lesson.ts";

export const needBehind: Lesson = {
  id: "need-behind",
  title: "The need behind the feeling",
  objective: "You can add to a feeling what you need or value, so that others can do something with it.",
  drawings: ["LINK_FEELING_TO_NVA", "NEG_FEELING_WITHOUT_NVA", "NEED"],
  paragraphs: [
    "'I am frustrated.' It is honest, and it is a feeling. Still, it leaves the other person alone with a riddle. Is it my fault? Is it the work, the weather, the whole of life? Most people guess the worst. They hear: you have done something wrong. Then they defend themselves, or they go quiet.",
    "'I am frustrated because the report was late.' Now we know what set it off. But something is still missing. Two people can get the same late report. One is frustrated, since she had promised the numbers to a client. The other is glad, since he has an hour for coffee. The report is the same. So it cannot be the whole reason.",
    "The rest of the reason lies in what each of them needs. She values keeping her word. He longs for a break. A feeling is like a small lamp on a panel. It does not say what is wrong with the world. It says that something you need is being met, or is not.",
    "By needs we mean things that all people know: rest, safety, trust, clarity, respect, company, fairness, a say, meaning. You can test whether you have found one. Would a person on the other side of the earth understand it? And could it be met in more than one way? 'I need you to send the file by noon' is not a need. It is a wish about one act of one person. Behind it there may be a need for calm, or for being able to rely on each other.",
    "This is why needs are such a good meeting place. Nobody can be against trust or rest. People quarrel about ways: your way to get rest, my way to get help. Once both needs are on the table, there are usually more than two ways.",
    "The simplest form is a 'because'. 'I was worried when you didn't call, because your safety matters to me.' You can also let the need stand alone: 'Being able to plan matters to me.' In a text to a colleague that may be all you want to show, and it does the job.",
    "Be careful with 'I need you to'. It sounds like a need, and it works like an order. And be careful with 'I need respect' as a weapon. If it means 'You do not respect me', the other will hear just that. Say what respect would look like on Monday at nine.",
    "If you find no word, go back to the feeling and ask: when this feeling is gone, what will be there? When the worry is gone, there will be safety. When the loneliness is gone, there will be company. Often the need is simply the feeling's other side.",
  ],
  example: {
    situation: "Gideon's sister was to call after her operation. She called the next day.",
    before: "I was worried because you didn't call.",
    steps: [
      "Keep the act and the feeling; both are fine.",
      "Ask what the worry is about: she matters to him, and he wants to know that she is well.",
      "Add it, and ask for something small for the next time.",
    ],
    after:
      "I was worried when the evening went by without a call, because you matter so much to me. Next time, could you ask a nurse to send me one line?",
  },
  quiz: [
    {
      question: "What is missing in 'I am sad because you left early'?",
      choices: ["A louder word", "The year", "The need behind the feeling"],
      answer: 2,
      explanation: "It ties the feeling to the act alone.",
    },
    {
      question: "Which of these is a need?",
      choices: ["That you call me at six", "Reassurance", "A new printer"],
      answer: 1,
      explanation: "All people know it, and it can be met in many ways.",
    },
    {
      question: "Why can the same act lead to different feelings?",
      choices: ["People are odd", "People need different things at that moment", "Acts have no effect"],
      answer: 1,
      explanation: "What we need makes the difference.",
    },
    {
      question: "'I need you to clean up now.' What is it?",
      choices: ["A wish about one act, which sounds like an order", "A need", "A feeling"],
      answer: 0,
      explanation: "Behind it there may be a need for order or for help.",
    },
    {
      question: "What can you ask if you find no word for the need?",
      choices: ["When this feeling is gone, what will be there?", "Who is to blame?", "How long will it last?"],
      answer: 0,
      explanation: "The need is often the other side of the feeling.",
    },
  ],
  transcript: [
    "Two people wait for the same bus. It is twenty minutes late. One of them is furious. The other opens a book and smiles. Same bus, same rain.",
    "The first has a child waiting at a school gate. He needs to be someone she can rely on. The second has not had a quiet minute all day. She needed just this.",
    "So when you are furious, ask what the bus has to do with it, and then ask what you need. Say both. 'I get so tense when the bus is late, because I want my daughter to be able to count on me.' Now we know you. And now we can help.",
  ],
};
