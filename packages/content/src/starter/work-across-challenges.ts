import type { StarterChallenge } from "./starter-challenge.ts";

export const workAcrossChallenges: readonly StarterChallenge[] = [
  {
    id: "8c0a70a7-a845-47f9-953a-5154281fa6f5",
    title: "Let me finish",
    summary:
      "Rafael and you run a project together. In this morning’s meeting he began to speak three times while you were in the middle of a sentence. The second time it was about the budget, and you never got back to your first slide.",
    direction: "a",
    tags: ["work", "meetings", "listening"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what happened in the meeting.",
        s: "You are so rude.",
        m: [
          "This morning you began to speak three times before I had finished.",
          "You started on the budget while I was still on the first slide.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Say what may have moved him.",
        s: "You just want all the attention.",
        m: ["Did you have a point that could not wait?", "I can see how much you care about this project."],
      },
      {
        teaches: ["ACTIONS_NOT_PEOPLE_CAUSE"],
        t: "A",
        p: "Put the moment where the person stood, and say what matters to you.",
        s: "You annoyed me all morning.",
        m: [
          "I was annoyed this morning, because I value being able to finish a thought.",
          "Being able to finish a thought matters to me.",
        ],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "S",
        p: "Say how you would like it to go.",
        s: "I hate it when you talk over me.",
        m: [
          "I would like us to take turns, with two minutes each.",
          "I’d love it if we both got to the end of our sentences.",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what he could do.",
        s: "Stop cutting me off.",
        m: [
          "Could you wait until I have finished, and then tell me your view?",
          "Would you write your points down and bring them up when I am done?",
        ],
      },
    ],
  },
  {
    id: "0db317d9-4c8e-4fa3-969a-73bf4c83cf3b",
    title: "Forty remarks",
    summary:
      "Mei read the program that you had been working on all week. She left forty remarks. Eleven of them have no reason beside them, and nine are one word long, such as ‘No’ or ‘Why’. You want to learn from her, and you want to enjoy reading what she writes.",
    direction: "a",
    tags: ["work", "feedback", "learning"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what is on the page.",
        s: "Your review is arrogant.",
        m: [
          "Nine of the remarks were one word long.",
          "The review has forty remarks, and twelve of them are about names.",
        ],
      },
      {
        teaches: ["THOUGHT_NOT_FEELING"],
        t: "A",
        p: "Find the feeling, and what you hope for.",
        s: "I feel that my work means nothing to you.",
        m: [
          "I was discouraged when I read the review, because learning from it matters to me.",
          "I long for remarks that I can learn from.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "G",
        p: "Say where a reason is missing.",
        s: "You never explain anything.",
        m: [
          "I could not find a reason beside eleven of the remarks.",
          "I do not yet understand the remarks on lines 40 to 60.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "R",
        p: "Ask her, instead of everyone.",
        s: "People should give reasons when they reject something.",
        m: [
          "Could you add a sentence with the reason to each of the first ten?",
          "Would you have half an hour today to go through them with me?",
        ],
      },
    ],
  },
  {
    id: "939ae232-588e-4bce-b71e-d78a1dc02e27",
    title: "Messages at midnight",
    summary:
      "Farah works best late in the evening. Last week you got six messages from her between eleven and one at night. On three nights the sound woke you up. You share a project and like each other.",
    direction: "a",
    tags: ["work", "rest", "planning"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say how many, and when.",
        s: "You constantly text me at night.",
        m: [
          "Last week I got six messages from you between eleven and one.",
          "There were six messages on my phone after eleven last week.",
        ],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "G",
        p: "Say what happened, in its real size.",
        s: "Your messages have destroyed my health.",
        m: [
          "On three nights last week I woke up at the sound of a message.",
          "My phone rang at 12:40, and I was awake until two.",
        ],
      },
      {
        teaches: ["NEG_FEELING_WITHOUT_NVA"],
        t: "A",
        p: "Add what you need.",
        s: "I am irritated.",
        m: ["I am irritated, because rest matters to me.", "I need quiet evenings to be at my best the next day."],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "S",
        p: "Suggest how you two could do it.",
        s: "You ought to respect my free time.",
        m: [
          "I would like us to use e-mail for all that can wait until the morning.",
          "What do you think of an agreement for messages after eight?",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what she could do instead.",
        s: "Please don’t write to me after eight.",
        m: [
          "Could you send me an e-mail for things that can wait until the next day?",
          "Would you be willing to save your messages and send them in the morning?",
        ],
      },
    ],
  },
];
