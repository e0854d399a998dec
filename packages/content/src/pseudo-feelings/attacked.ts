import { family, type PseudoFeelingFamily } from "./pseudo-feeling.ts";

export const attacked: PseudoFeelingFamily = family("attacked", "Attacked or threatened", [
  [
    "abused",
    ["scared", "hurt", "angry"],
    ["safety", "dignity", "protection"],
    "Are you safe now, and who could help you to be?",
  ],
  [
    "accused",
    ["scared", "tense", "angry"],
    ["trust", "fairness", "understanding"],
    "What would you like them to know about your side?",
  ],
  ["attacked", ["scared", "tense", "angry"], ["safety", "calm", "respect"], "What would have made that moment safer?"],
  [
    "blamed",
    ["tense", "guilty", "angry"],
    ["fairness", "understanding", "responsibility"],
    "Which part is yours, and which part is not?",
  ],
  [
    "bullied",
    ["scared", "lonely", "angry"],
    ["safety", "protection", "dignity"],
    "Who could stand beside you in this?",
  ],
  ["cornered", ["panicky", "tense", "scared"], ["choice", "space", "time"], "What would give you room to think?"],
  [
    "harassed",
    ["scared", "angry", "worn out"],
    ["safety", "peace and quiet", "protection"],
    "Who is in charge of stopping this?",
  ],
  [
    "insulted",
    ["hurt", "angry", "indignant"],
    ["respect", "dignity", "consideration"],
    "Which words would have been easier to hear?",
  ],
  [
    "intimidated",
    ["scared", "nervous", "hesitant"],
    ["safety", "equality", "support"],
    "What would help you to speak freely?",
  ],
  ["provoked", ["angry", "tense", "agitated"], ["calm", "respect", "space"], "Which spot in you did it touch?"],
  [
    "singled out",
    ["embarrassed", "tense", "indignant"],
    ["fairness", "privacy", "equality"],
    "How would it have been to hear it alone?",
  ],
  [
    "threatened",
    ["scared", "alarmed", "tense"],
    ["safety", "security", "protection"],
    "What exactly are you afraid could happen?",
  ],
]);
