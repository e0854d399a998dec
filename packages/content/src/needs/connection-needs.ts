import { family, type NeedFamily } from "./need.ts";

export const connectionNeeds: readonly NeedFamily[] = [
  family("connection", "Connection", [
    [
      "closeness",
      "Sharing what is inside with someone.",
      ["take a walk together", "tell one thing that you have not told yet", "put the phones away at dinner"],
    ],
    ["belonging", "Being one of them.", ["join lunch", "ask to be on the list", "start a small tradition"]],
    ["company", "Not being alone with it.", ["call a friend", "work side by side", "invite someone for soup"]],
    [
      "friendship",
      "People who like you and whom you like.",
      ["write to an old friend", "plan a regular evening", "help someone move"],
    ],
    ["love", "Giving and receiving deep care.", ["say it", "do something small for someone", "spend a day together"]],
    [
      "affection",
      "Signs of liking, small and often.",
      ["leave a note", "greet each other properly", "give a smile first"],
    ],
    [
      "intimacy",
      "Being known, and safe in it.",
      ["talk in the dark", "ask what someone dreams of", "make time for just two"],
    ],
    [
      "community",
      "Being part of something larger.",
      ["go to the street party", "offer an hour of help", "join a choir or a club"],
    ],
    [
      "being heard",
      "Someone takes in what you say.",
      ["ask for ten minutes of listening", "ask what they heard", "write it down and send it"],
    ],
    [
      "reassurance",
      "Hearing that it is all right.",
      ["ask how it stands", "ask for a word when they arrive", "name what you are afraid of"],
    ],
  ]),
  family("respect", "Respect", [
    [
      "respect",
      "Being treated as someone who counts.",
      ["let each other finish", "ask before you decide", "greet everyone"],
    ],
    [
      "recognition",
      "Your part is seen.",
      ["put names on the slides", "say who did what", "ask for a word in the meeting"],
    ],
    [
      "appreciation",
      "Thanks, or a sign that it was good.",
      ["say thank you for one thing a day", "ask what was useful", "celebrate the end of a task"],
    ],
    [
      "fairness",
      "Gains and burdens are shared in a way that you can accept.",
      ["take turns", "write down who does what", "draw lots"],
    ],
    [
      "equality",
      "Nobody counts for more.",
      ["give each the same time to speak", "use one rule for all", "decide by vote"],
    ],
    [
      "dignity",
      "Being treated as a person, at all times.",
      ["knock before you come in", "ask before you help", "speak in private about faults"],
    ],
    [
      "consideration",
      "Others keep you in mind.",
      ["ask how it would be for you", "tell people early", "turn it down after ten"],
    ],
    [
      "acceptance",
      "Being allowed to be as you are.",
      ["say what you like about the other", "drop one wish to change someone", "say how you are"],
    ],
    [
      "inclusion",
      "Being asked and counted in.",
      ["invite everyone who is touched by it", "copy people in", "ask the quiet ones"],
    ],
  ]),
];
