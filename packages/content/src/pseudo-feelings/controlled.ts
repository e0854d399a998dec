import { family, type PseudoFeelingFamily } from "./pseudo-feeling.ts";

export const controlled: PseudoFeelingFamily = family("controlled", "Pushed or controlled", [
  [
    "bossed around",
    ["annoyed", "resentful", "frustrated"],
    ["independence", "respect", "choice"],
    "Which decision would you like to make yourself?",
  ],
  ["coerced", ["scared", "angry", "torn"], ["choice", "safety", "independence"], "What would you have chosen freely?"],
  [
    "controlled",
    ["frustrated", "tense", "resentful"],
    ["independence", "trust", "space"],
    "In which part of this do you want a free hand?",
  ],
  [
    "forced",
    ["angry", "scared", "resentful"],
    ["choice", "a say", "independence"],
    "What would have let you say yes or no?",
  ],
  [
    "manipulated",
    ["wary", "confused", "angry"],
    ["honesty", "trust", "choice"],
    "What would you have wanted to know before?",
  ],
  [
    "micromanaged",
    ["frustrated", "tense", "discouraged"],
    ["independence", "trust", "competence"],
    "What could you report, and how often, so that both of you are at ease?",
  ],
  [
    "nagged",
    ["irritated", "weary", "guilty"],
    ["peace and quiet", "independence", "acceptance"],
    "What would you like to be left to do in your own time?",
  ],
  [
    "overruled",
    ["frustrated", "disappointed", "angry"],
    ["a say", "respect", "clarity"],
    "At which point would you have liked to be asked?",
  ],
  ["pressured", ["tense", "anxious", "torn"], ["choice", "time", "calm"], "How much time would you need?"],
  ["silenced", ["frustrated", "scared", "sad"], ["a say", "safety", "being heard"], "Where could you say it safely?"],
  [
    "smothered",
    ["restless", "tense", "guilty"],
    ["space", "independence", "time"],
    "How much closeness is good for you?",
  ],
  ["trapped", ["panicky", "hopeless", "restless"], ["choice", "space", "hope"], "Which small step is open to you?"],
]);
