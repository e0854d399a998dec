import type { StarterChallenge } from "./starter-challenge.ts";

export const wardChallenges: readonly StarterChallenge[] = [
  {
    id: "bce1cb34-00e2-47d7-9eda-7e46a386c4a7",
    title: "Three calls in the night",
    summary:
      "You are a nurse on the night shift. A patient’s blood pressure fell, and you paged Dr Castellanos at 2:10, 2:25 and 2:40. She came at 3:05. The patient is well. You want to talk about it before the next night.",
    direction: "d",
    tags: ["health", "teamwork", "safety"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Give the times.",
        s: "You are negligent.",
        m: [
          "I paged you at 2:10, 2:25 and 2:40, and you came at 3:05.",
          "I paged three times in half an hour before you came.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Guess kindly at what her night was like.",
        s: "You ignored the pager on purpose.",
        m: [
          "Were you called to the emergency room at that time?",
          "I can imagine that the night was full for you too.",
        ],
      },
      {
        teaches: ["THOUGHT_NOT_FEELING"],
        t: "A",
        p: "Name the feeling, and what matters to you.",
        s: "I feel that nurses count for nothing here.",
        m: [
          "I was worried at the bedside, because the safety of our patients matters to me.",
          "I long for a team in which each of us can rely on the other.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "S",
        p: "Suggest what you two could try.",
        s: "Doctors must answer their pager.",
        m: [
          "I would like us to agree on a second number for such nights.",
          "What if I call the desk on the third floor when there is no answer within ten minutes?",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for one thing that she can do.",
        s: "Answer your pager at once, or I will report you.",
        m: [
          "Could you send me a short ‘busy’ when you cannot come within ten minutes?",
          "Would you be willing to talk about last night before your shift ends?",
        ],
      },
    ],
  },
  {
    id: "7592b89f-f910-468a-baee-bb48936b7ac2",
    title: "The missing signature",
    summary:
      "You are in charge of the ward. Priya, who joined six months ago, gave out the tablets last night. Two signatures are missing on the chart. The night nurse called you at home at eleven to ask. Three people had been admitted that evening.",
    direction: "u",
    tags: ["health", "mistakes", "safety"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what is on the chart.",
        s: "You were sloppy with the chart.",
        m: ["Two signatures are missing on the evening chart.", "The chart for bed four has no signature at 18:00."],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "O",
        p: "Say what followed, in its real size.",
        s: "You turned the whole night into a nightmare.",
        m: [
          "The night nurse called me at home at eleven to ask about the tablets.",
          "It took the night nurse half an hour to find out whether the tablets had been given.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "Ak",
        p: "Say what you know about her evening.",
        s: "You should know this after six months.",
        m: ["Was it a full evening for you?", "I know that three people were admitted while you gave out the tablets."],
      },
      {
        teaches: ["OBJECTIVE_CAUSE"],
        t: "A",
        p: "Keep the feeling, and give a plain reason.",
        s: "I am nervous because you are so forgetful.",
        m: [
          "I get nervous when a signature is missing, because the safety of our patients matters to me.",
          "It matters to me that all of us can trust the chart.",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask, and find out what would help.",
        s: "Sign every chart straight away, no excuses.",
        m: [
          "Could you sign at the bed, straight after you give the tablets?",
          "Would you tell me what would help you on a full evening?",
        ],
      },
    ],
  },
  {
    id: "a9cc2ff7-4eaf-4d61-8434-d99c09ff7f0c",
    title: "The swap that fell through",
    summary:
      "On Monday Tariq wrote that he would take your Friday shift, so that you could go to a wedding. On Thursday evening he called to say that he could not. You went to work and missed the first half of the wedding.",
    direction: "a",
    tags: ["health", "teamwork", "reliability"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what was agreed, and what happened.",
        s: "You are a liar.",
        m: [
          "On Monday you wrote that you would take my Friday shift. On Thursday you called to say that you could not.",
          "We had agreed on Friday, and I heard on Thursday evening that I had to work.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Leave room for a reason.",
        s: "You only ever think of yourself.",
        m: ["Did something come up at home?", "I guess that you had a reason, and I would like to hear it."],
      },
      {
        teaches: ["ACTIONS_NOT_PEOPLE_CAUSE"],
        t: "A",
        p: "Put the moment where the person stood, and say what matters to you.",
        s: "I am furious with you.",
        m: [
          "I was furious on Thursday evening, because reliability is important to me.",
          "It is important to me that we can count on each other.",
        ],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "S",
        p: "Say how you would like to do it next time.",
        s: "I don’t want to be left hanging again.",
        m: [
          "I would like us to write each swap into the list on the same day.",
          "I want us to tell each other three days ahead.",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for something that would put it right.",
        s: "Don’t ever do that to me again.",
        m: [
          "Could you take my shift on the 14th instead?",
          "Would you tell me by Sunday whether the next swap still holds?",
        ],
      },
    ],
  },
];
