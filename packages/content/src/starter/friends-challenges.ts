import type { StarterChallenge } from "./starter-challenge.ts";

export const friendsChallenges: readonly StarterChallenge[] = [
  {
    id: "3af9f30c-5a66-4477-bda9-d8c096d38ff5",
    title: "Music through the wall",
    summary:
      "Mr Novak lives next door. This week you could hear his music after midnight on Tuesday, Wednesday and Friday. You drive a bus, and your day begins at six. You have said hello on the stairs, but you have never talked about this.",
    direction: "a",
    tags: ["home", "neighbours", "rest"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what you could hear, and when.",
        s: "You are an inconsiderate neighbour.",
        m: [
          "On Tuesday I could hear the music until one in the morning.",
          "Last night I could hear the bass until half past one.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Name the nights.",
        s: "You always play your music when people are asleep.",
        m: [
          "I heard music after midnight on Tuesday, Wednesday and Friday.",
          "This is the third night this week on which I heard music after midnight.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "A",
        p: "Speak for yourself.",
        s: "Everyone knows that people need to sleep.",
        m: ["I need quiet nights, because I drive a bus at six.", "A good night’s sleep is important to me."],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask, without a threat.",
        s: "Turn it down or I’m calling the police.",
        m: ["Could you turn the music down after eleven?", "Would you be willing to use headphones from eleven on?"],
      },
      {
        teaches: ["OBSERVE", "ACTIONS_NOT_PEOPLE_CAUSE", "POSITIVE_REQUEST"],
        t: "M",
        p: "Write the note that you would put through his door.",
        s: "You are selfish and I am fed up with you. Stop the noise.",
        m: [
          "Dear Mr Novak, on Tuesday, Wednesday and Friday I could hear your music after midnight. I drive a bus at six, so quiet nights are important to me. Could you turn it down at eleven?",
          "Hello Mr Novak, we have not talked much yet. I woke up from music on three nights this week, and sleep matters to me with my early shifts. Would you have five minutes this evening to find a time that suits us both?",
        ],
      },
    ],
  },
  {
    id: "baa2919c-0ded-47bb-bec0-c9226ed91f2e",
    title: "The borrowed drill",
    summary:
      "You lent Jonas your drill in May, shortly before he moved. You asked for it in June and in July. It is September now, and you want to put up shelves. You have been friends since school.",
    direction: "a",
    tags: ["home", "friends", "reliability"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what you lent, and when.",
        s: "You are a freeloader.",
        m: [
          "I lent you the drill in May, and it is now September.",
          "I asked for the drill in June and again in July.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Guess kindly at what got in the way.",
        s: "You don’t care about my things.",
        m: ["Did it slip your mind with the move?", "I guess that you had your hands full with the move."],
      },
      {
        teaches: ["NEG_FEELING_WITHOUT_NVA"],
        t: "A",
        p: "Add what matters to you between friends.",
        s: "I’m annoyed.",
        m: [
          "I am annoyed, because reliability matters to me.",
          "It is important to me that we can lend each other things.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "R",
        p: "Ask for one clear thing.",
        s: "You should have brought it back months ago.",
        m: ["Could you bring the drill on Saturday?", "Can I come by tomorrow after work and pick it up?"],
      },
    ],
  },
  {
    id: "9ce4aa5f-0b47-42d2-9e05-c9906be994f2",
    title: "Who plans the party",
    summary:
      "Your mother turns 70 next month. Your sister Ngozi has booked a table for the 12th, chosen the menu and sent the invitations. You heard of it from the restaurant. You would have liked to plan it with her.",
    direction: "a",
    tags: ["home", "family", "deciding together"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say what was fixed when you heard of it.",
        s: "You always decide everything on your own.",
        m: [
          "I heard from the restaurant that the table is booked for the 12th.",
          "The date, the place and the menu were fixed when I asked.",
        ],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Say what it is like for you, and what you long for.",
        s: "I feel left out.",
        m: [
          "I was sad when I heard, because taking part in this means a lot to me.",
          "Planning this together means a lot to me.",
        ],
      },
      {
        teaches: ["OBJECTIVE_CAUSE"],
        t: "G",
        p: "Keep the feeling, and give a plain reason.",
        s: "I’m hurt because you are so pushy.",
        m: [
          "I was hurt when the date was fixed without me, because our bond matters to me.",
          "I was sad when I read the invitation, because I value being asked.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Say what she may have been hoping for.",
        s: "You just want to be Mum’s favourite.",
        m: [
          "Are you hoping to spare the rest of us the work?",
          "There is a lot of thought in this, and I’m glad of it.",
        ],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "R",
        p: "Ask for a part of it.",
        s: "I wish you wouldn’t go over my head.",
        m: ["Could you call me tonight, before you order the cake?", "Would you leave the music and the speech to me?"],
      },
    ],
  },
];
