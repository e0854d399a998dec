import { family, type NeedFamily } from "./need.ts";

export const bodyNeeds: readonly NeedFamily[] = [
  family("body", "Body and rest", [
    [
      "rest",
      "Time in which nothing is asked of you.",
      ["take a real break at noon", "keep one evening a week free", "hand over one task"],
    ],
    [
      "sleep",
      "Enough hours at night, without being woken.",
      ["go to bed half an hour earlier", "agree on quiet hours", "put the phone in another room"],
    ],
    [
      "food",
      "Eating well and in time.",
      ["cook for two days at once", "keep a fixed lunch hour", "ask someone to bring you something"],
    ],
    ["movement", "Using your body.", ["walk to work", "take the stairs with a colleague", "join a class"]],
    [
      "health",
      "Being well, or getting better.",
      ["see a doctor", "change one small habit", "ask for lighter duties for a while"],
    ],
    ["warmth", "Being warm, outside and in.", ["close the window at night", "make tea together", "sit closer"]],
    [
      "touch",
      "Being held, or holding someone.",
      ["ask for a hug", "hold hands on a walk", "spend time with an animal"],
    ],
    [
      "fresh air",
      "Light, air and the sky above you.",
      ["open a window", "eat lunch outside", "walk round the block after dinner"],
    ],
    [
      "comfort",
      "A place and a moment in which the body can let go.",
      ["find a better chair", "wear what you like at home", "run a bath"],
    ],
  ]),
  family("safety", "Safety", [
    [
      "safety",
      "No harm, to body or mind.",
      ["leave a place that frightens you", "bring someone along", "agree on a word that ends a talk"],
    ],
    [
      "security",
      "Knowing that you will have what you need.",
      ["make a budget", "put a little aside each month", "ask about your contract"],
    ],
    [
      "stability",
      "Things stay much as they are for a time.",
      ["finish one change before the next", "keep a weekly rhythm", "ask what will stay the same"],
    ],
    [
      "predictability",
      "Knowing what comes, and when.",
      ["share a calendar", "agree on notice for changes", "tell people what happens next"],
    ],
    ["order", "Things have their place.", ["clear one shelf", "agree on where things go", "make a list"]],
    [
      "trust",
      "Being able to lean on what people say and do.",
      ["keep small promises", "ask before you assume", "tell the truth when it is hard"],
    ],
    [
      "privacy",
      "A part of life that is yours alone.",
      ["close the door", "agree on what is told to whom", "keep a notebook of your own"],
    ],
    [
      "calm",
      "A quiet tone and a slow pace.",
      ["lower your voice", "take five minutes before you answer", "switch off the radio"],
    ],
    [
      "protection",
      "Someone or something stands between you and harm.",
      ["ask a manager to step in", "use the rules that exist", "stay close to a friend"],
    ],
  ]),
];
