import type { StarterChallenge } from "./starter-challenge.ts";

export const familyChallenges: readonly StarterChallenge[] = [
  {
    id: "5e571eaa-66c1-44e7-8859-90d2e844c762",
    title: "The pans in the sink",
    summary:
      "You and Diego live together. It is Tuesday, and the pans from Sunday are still in the sink. You did the dishes on five evenings last week. You are tired, and you would like to share the work without keeping a list.",
    direction: "a",
    tags: ["home", "chores", "fairness"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what stands in the sink.",
        s: "You are such a slob.",
        m: ["The pans from Sunday are still in the sink.", "There are two days of dishes in the sink."],
      },
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Count the evenings.",
        s: "Nobody ever helps me in this house.",
        m: [
          "Last week I did the dishes on five evenings.",
          "I washed up on Monday, on Tuesday and on the three days after that.",
        ],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "A",
        p: "Add what you long for at home.",
        s: "I get angry when you leave the pans for me.",
        m: [
          "I get angry when the pans are left for me, because I value doing things as a team.",
          "I long for a home that we look after together.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "S",
        p: "Suggest a way to share.",
        s: "You should do your share.",
        m: ["I would like us to take turns, one evening each.", "What if the one who cooks is free of the dishes?"],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for one thing, for today.",
        s: "Do the dishes now.",
        m: ["Could you do the dishes before we eat tonight?", "Would you wash the pans while I put the kids to bed?"],
      },
    ],
  },
  {
    id: "5df6f817-b099-4bcf-a0ec-6db25097c040",
    title: "The new sofa",
    summary:
      "On Friday a sofa was brought to your door. Minh had bought it for 1,400, from the money that you two had put aside for the roof. You had not talked about it. There is 600 left. You like the sofa, but you would have liked to be asked.",
    direction: "a",
    tags: ["home", "money", "deciding together"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what happened, with day and sum.",
        s: "That was a selfish thing to do.",
        m: [
          "On Friday you paid 1,400 for a sofa, and I heard of it when it came.",
          "The sofa cost 1,400, and we had not talked about it.",
        ],
      },
      {
        teaches: ["THOUGHT_NOT_FEELING"],
        t: "A",
        p: "Name a feeling, or say what matters to you.",
        s: "I feel like I don’t count in this marriage.",
        m: [
          "I was hurt when the sofa came, because deciding together is important to me.",
          "It matters to me that we both have a say in big things.",
        ],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "G",
        p: "Say what is left, in numbers.",
        s: "You have wrecked our whole future.",
        m: [
          "After the sofa, we have 600 left for the roof.",
          "The 1,400 came from the money that we had put aside for the roof.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Guess kindly at what Minh was hoping for.",
        s: "You never think of anyone but yourself.",
        m: ["Were you hoping to surprise me?", "I know how much you wanted the room to be cosy."],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what you two could do next time.",
        s: "Don’t ever buy anything like that again.",
        m: [
          "Could we talk first about anything that costs more than 200?",
          "Would you sit down with me on Sunday to plan the next three months?",
        ],
      },
    ],
  },
  {
    id: "8c3f846c-c6a9-42d3-83f8-4c485e5c4176",
    title: "Six tips before lunch",
    summary:
      "Your mother is visiting for a week to help with the baby. Since this morning she has given you six tips about feeding and four about how to hold him. You are glad that she is here. You would also like to find your own way.",
    direction: "a",
    tags: ["home", "family", "trust"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what you heard this morning.",
        s: "You are so bossy.",
        m: [
          "Since this morning I have heard six tips about feeding.",
          "You have told me four times today how to hold the baby.",
        ],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Say what it is like for you, and what you need.",
        s: "I feel judged.",
        m: [
          "I am unsure of myself at times, because being a good parent means so much to me.",
          "I need some trust while I find my own way.",
        ],
      },
      {
        teaches: ["ACTIONS_NOT_PEOPLE_CAUSE"],
        t: "G",
        p: "Say which moment it is about.",
        s: "You drive me crazy.",
        m: [
          "I get tense when there are many tips at once, because I need calm to think.",
          "When we talked about the bottle this morning I was tense, because your trust matters to me.",
        ],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "S",
        p: "Say how you would like it to go.",
        s: "I don’t want you to tell me what to do.",
        m: [
          "I would like to try it my way first and come to you with questions.",
          "I’d love to ask you when I am stuck.",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for something that would help.",
        s: "Stop giving me advice.",
        m: [
          "Could you hold the baby while I take a shower?",
          "Would you tell me one thing that you like about how we do it?",
        ],
      },
    ],
  },
];
