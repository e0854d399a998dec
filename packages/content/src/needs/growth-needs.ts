import { family, type NeedFamily } from "./need.ts";

export const growthNeeds: readonly NeedFamily[] = [
  family("teamwork", "Working together", [
    [
      "support",
      "Someone has your back.",
      ["ask for help with one thing", "share the load for a week", "talk it through with a friend"],
    ],
    ["help", "Someone lends a hand.", ["say exactly what you need", "swap favours", "pay for an hour of it"]],
    [
      "cooperation",
      "Pulling in one direction.",
      ["meet for ten minutes each morning", "agree on a shared goal", "split the work by strength"],
    ],
    [
      "reliability",
      "What is agreed is done.",
      ["confirm the day before", "say early when it will not work", "keep a shared list"],
    ],
    [
      "balance",
      "Giving and taking even out over time.",
      ["count together once a month", "take turns", "say what is too much"],
    ],
    [
      "contribution",
      "Adding something that helps.",
      ["offer what you are good at", "teach someone", "take on a small post"],
    ],
    [
      "responsibility",
      "Carrying what is yours, and others what is theirs.",
      ["agree on one owner for each task", "own a mistake", "hand back what is not yours"],
    ],
    [
      "care",
      "Looking after someone, or being looked after.",
      ["ask how they slept", "bring a meal", "check in on Sunday"],
    ],
    [
      "commitment",
      "Staying with what was begun.",
      ["set a date together", "say what you will do", "finish one thing before the next"],
    ],
  ]),
  family("growth", "Growth", [
    [
      "learning",
      "Knowing or being able to do more.",
      ["take a course", "ask for the reason", "try, and look at what happened"],
    ],
    ["progress", "Things move on.", ["set a small goal for the week", "mark what is done", "drop what is stuck"]],
    ["challenge", "Something that stretches you.", ["ask for a harder task", "enter a contest", "learn a new tool"]],
    ["competence", "Doing it well.", ["practise for ten minutes a day", "watch someone who can", "ask for feedback"]],
    ["creativity", "Making something new.", ["sketch ten ideas", "take another route", "build a first version"]],
    [
      "focus",
      "Staying with one thing.",
      ["turn off alerts for an hour", "work from home on Fridays", "close the door"],
    ],
    [
      "achievement",
      "Getting it done, and knowing it.",
      ["finish the smallest part today", "keep a list of what is done", "show it to someone"],
    ],
    [
      "discovery",
      "Finding what you did not look for.",
      ["go somewhere new", "read outside your field", "ask a stranger a question"],
    ],
  ]),
  family("joy", "Meaning and joy", [
    [
      "meaning",
      "It matters that you do it.",
      ["talk with someone whom it helps", "ask what it is for", "give time to what counts"],
    ],
    [
      "purpose",
      "A direction to go in.",
      ["write down what you want to stand for", "choose one aim for the year", "drop what leads elsewhere"],
    ],
    [
      "hope",
      "Seeing a way on.",
      [
        "look for one thing that works",
        "talk to someone who got through it",
        "plan something small to look forward to",
      ],
    ],
    [
      "beauty",
      "Things that are good to look at or listen to.",
      ["put flowers on the table", "listen to music", "walk by the river"],
    ],
    ["play", "Doing it just for fun.", ["bring a game", "dance in the kitchen", "try something silly"]],
    ["humour", "Laughing together.", ["tell a story against yourself", "watch a comedy", "share a cartoon"]],
    [
      "celebration",
      "Marking what is good.",
      ["toast the end of a project", "bake a cake", "call someone with good news"],
    ],
    ["mourning", "Marking what is lost.", ["talk about the one who is gone", "light a candle", "leave room for tears"]],
  ]),
];
