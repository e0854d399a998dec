import { family, type PseudoFeelingFamily } from "./pseudo-feeling.ts";

export const leftOut: PseudoFeelingFamily = family("left", "Left or shut out", [
  [
    "abandoned",
    ["lonely", "scared", "sad"],
    ["closeness", "support", "reliability"],
    "When did you last have the sense that someone was there for you?",
  ],
  [
    "excluded",
    ["sad", "hurt", "lonely"],
    ["inclusion", "belonging", "a say"],
    "What would you have liked to be asked?",
  ],
  [
    "forgotten",
    ["sad", "hurt", "lonely"],
    ["consideration", "belonging", "recognition"],
    "What did you hope that they would keep in mind?",
  ],
  [
    "ignored",
    ["lonely", "sad", "annoyed"],
    ["being heard", "belonging", "respect"],
    "What were you hoping that they would notice?",
  ],
  [
    "invisible",
    ["lonely", "sad", "discouraged"],
    ["recognition", "belonging", "being heard"],
    "What would you like people to see?",
  ],
  [
    "kept in the dark",
    ["worried", "frustrated", "confused"],
    ["information", "openness", "trust"],
    "Which piece of news would have helped you?",
  ],
  ["left out", ["sad", "lonely", "hurt"], ["inclusion", "belonging", "company"], "Where would you like to take part?"],
  [
    "neglected",
    ["lonely", "sad", "resentful"],
    ["care", "closeness", "time"],
    "What would a bit of care look like this week?",
  ],
  [
    "overlooked",
    ["disappointed", "sad", "frustrated"],
    ["recognition", "fairness", "inclusion"],
    "What did you do that you would like to be seen?",
  ],
  [
    "pushed away",
    ["hurt", "lonely", "sad"],
    ["closeness", "affection", "reassurance"],
    "How close would you like to be?",
  ],
  ["rejected", ["hurt", "sad", "scared"], ["acceptance", "belonging", "closeness"], "What were you reaching out for?"],
  [
    "shut out",
    ["lonely", "frustrated", "hurt"],
    ["openness", "closeness", "information"],
    "What would you like to be let into?",
  ],
  [
    "sidelined",
    ["frustrated", "disappointed", "sad"],
    ["a say", "recognition", "contribution"],
    "What would you like to add?",
  ],
  [
    "snubbed",
    ["hurt", "embarrassed", "angry"],
    ["respect", "belonging", "consideration"],
    "What greeting or answer did you hope for?",
  ],
  [
    "unloved",
    ["sad", "lonely", "aching"],
    ["love", "affection", "reassurance"],
    "Which sign of love do you miss most?",
  ],
  ["unwanted", ["sad", "lonely", "ashamed"], ["belonging", "acceptance", "love"], "Where do you feel welcome today?"],
  [
    "unsupported",
    ["overwhelmed", "lonely", "weary"],
    ["support", "help", "cooperation"],
    "Which one task would you most like to share?",
  ],
]);
