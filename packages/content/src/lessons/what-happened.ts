import type { Lesson } from "./lesson.ts";

export const whatHappened: Lesson = {
  id: "what-happened",
  title: "What happened?",
  objective: "You can tell what you saw or heard apart from what you think of it.",
  drawings: ["OBSERVE", "OBJECTIVE_CAUSE", "OBSERVATION"],
  paragraphs: [
    "Most hard messages begin too late. Something happens, we judge it in a blink, and by the time we write, only the judgment is left. 'You were careless.' 'That was rude.' 'Your work is sloppy.' To us these words are full of detail, because we were there. To the other person they are empty. They do not say what happened. They only say what kind of person did it.",
    "An observation goes back to the moment before the judgment. It tells what came in through your eyes and ears: a time, a number, a word, a thing that was there or was not. 'The file came on Thursday.' 'You said, \"Not now,\" and closed the door.' 'There were four cups on the desk.'",
    "A good test is the camera. Could a camera have recorded it? A camera cannot record 'careless'. It can record a tap that runs and a person who leaves the room. A second test is the other person. Would they nod? They may not like it, but if they would say, 'Yes, that is what happened,' then it is an observation.",
    "Why take the trouble? Because a verdict starts a trial. Tell someone that they are unreliable, and they will look for proof that they are not. They will find some. Now the two of you talk about their character, and the late file is forgotten. If you say, 'The file came on Thursday, and we had agreed on Tuesday,' there is nothing to defend. You can go straight to what you need.",
    "Observing does not mean that you have no opinion. You may think that it was careless. You may be right. But your opinion is about you and your standards, and you will have a chance to say what matters to you. It comes later, and it will be heard better when it stands by itself.",
    "Nor does it mean that you must be soft. 'You have missed three of four payments' is an observation, and a hard one. It is hard because of the facts, not because of the words. That is the kind of hardness that helps.",
    "Some words look like facts and are not. 'You were late again' is nearly a fact; the word 'again' carries a sigh. 'You left early' depends on what was agreed. 'You shouted' may be 'You spoke louder than before'. When in doubt, give the detail: at 3:20; in a voice that I could hear in the next room.",
    "Start small. Take one judgment a day, yours or one that you overhear, and ask: what was seen or heard? Do not send anything. After a week you will notice that the question comes by itself, and that it cools you down a little. You have to think back to what happened, and while you think back, you are not fighting.",
  ],
  example: {
    situation:
      "Anneke shares a lab with Omari. On two evenings last week the freezer door was open when she locked up.",
    before: "Omari, you are so careless with the freezer.",
    steps: [
      "Find the verdict: careless.",
      "Ask what a camera would have seen: the freezer door, open, at seven, on Monday and on Thursday.",
      "Say that, and leave room for what she does not know. Someone else may have used it after him.",
    ],
    after:
      "Omari, when I locked up at seven on Monday and on Thursday, the freezer door was open. Do you know what happened?",
  },
  quiz: [
    {
      question: "Which of these is an observation?",
      choices: [
        "You were unfriendly to the guest.",
        "You have no manners.",
        "You did not look up when the guest came in.",
      ],
      answer: 2,
      explanation: "It tells what could be seen. 'Unfriendly' and 'no manners' are verdicts.",
    },
    {
      question: "Which word in 'The report is sloppy and came at six' is the verdict?",
      choices: ["report", "sloppy", "six"],
      answer: 1,
      explanation: "Six is a time. Sloppy is what the speaker thinks of the report.",
    },
    {
      question: "What is the camera test?",
      choices: ["Film the talk", "Ask whether a camera could have recorded it", "Imagine that you are being watched"],
      answer: 1,
      explanation: "If a camera could have recorded it, you have an observation.",
    },
    {
      question: "Why does a verdict so often lead to a quarrel?",
      choices: ["It gives the other person something to defend", "It is always false", "It is too long"],
      answer: 0,
      explanation: "People defend who they are. Then the talk is about that, and not about what happened.",
    },
    {
      question: "'You have missed three of four payments.' What is this?",
      choices: ["An observation, because it can be checked", "A verdict, because it is hard", "A guess at a motive"],
      answer: 0,
      explanation: "Facts can be hard. What counts is whether both can check them.",
    },
  ],
  transcript: [
    "Here is a kitchen. There are three pans in the sink, and it is Tuesday. One person walks in and says, 'What a slob.' Another walks in and says, 'There are three pans in the sink.'",
    "Both saw the same thing. But only the second one has told us what it was. From the first we learn that someone is angry. From the second we learn about pans.",
    "If you want to talk about the pans, say pans. Think of a camera on the wall. It records what is there. It does not record what kind of person left it there. Say what the camera would say, and take a breath. Then say what you would like.",
  ],
};
