import { family, type PseudoFeelingFamily } from "./pseudo-feeling.ts";

export const madeSmall: PseudoFeelingFamily = family("small", "Made small", [
  [
    "belittled",
    ["hurt", "embarrassed", "angry"],
    ["respect", "recognition", "equality"],
    "What about your work would you like to be taken seriously?",
  ],
  [
    "criticised",
    ["hurt", "discouraged", "tense"],
    ["appreciation", "understanding", "acceptance"],
    "What would you like to hear besides what is wrong?",
  ],
  [
    "devalued",
    ["sad", "discouraged", "hurt"],
    ["recognition", "respect", "meaning"],
    "What is your work worth to you?",
  ],
  [
    "disbelieved",
    ["frustrated", "hurt", "lonely"],
    ["trust", "understanding", "truth"],
    "What would you need in order to be believed?",
  ],
  [
    "dismissed",
    ["frustrated", "hurt", "discouraged"],
    ["being heard", "respect", "consideration"],
    "Which point would you like to be looked at again?",
  ],
  [
    "disrespected",
    ["angry", "hurt", "indignant"],
    ["respect", "dignity", "consideration"],
    "How does respect look to you, in one act?",
  ],
  [
    "humiliated",
    ["ashamed", "embarrassed", "furious"],
    ["dignity", "respect", "privacy"],
    "What would give you your dignity back?",
  ],
  [
    "interrupted",
    ["frustrated", "annoyed", "impatient"],
    ["being heard", "respect", "time"],
    "What did you still want to say?",
  ],
  [
    "judged",
    ["scared", "ashamed", "tense"],
    ["acceptance", "understanding", "trust"],
    "What do you wish that they knew before they decide?",
  ],
  [
    "looked down on",
    ["hurt", "ashamed", "resentful"],
    ["equality", "respect", "dignity"],
    "Where would you like to meet on one level?",
  ],
  [
    "mocked",
    ["hurt", "embarrassed", "angry"],
    ["respect", "acceptance", "safety"],
    "What was serious to you in that moment?",
  ],
  [
    "patronised",
    ["annoyed", "indignant", "frustrated"],
    ["equality", "competence", "respect"],
    "What would you like to be trusted with?",
  ],
  ["put down", ["hurt", "sad", "angry"], ["respect", "appreciation", "dignity"], "What did you hope to hear instead?"],
  [
    "ridiculed",
    ["embarrassed", "hurt", "furious"],
    ["respect", "dignity", "acceptance"],
    "Who took your side, or would have?",
  ],
  [
    "scolded",
    ["ashamed", "tense", "resentful"],
    ["respect", "understanding", "equality"],
    "How would you have liked to be told?",
  ],
  [
    "undermined",
    ["worried", "frustrated", "angry"],
    ["support", "trust", "cooperation"],
    "What would backing have looked like?",
  ],
  [
    "unappreciated",
    ["sad", "discouraged", "weary"],
    ["appreciation", "recognition", "balance"],
    "Which of your efforts would you like to be thanked for?",
  ],
  [
    "unheard",
    ["frustrated", "lonely", "sad"],
    ["being heard", "understanding", "a say"],
    "Which one sentence do you want to arrive?",
  ],
  [
    "walked over",
    ["angry", "resentful", "weary"],
    ["respect", "balance", "a say"],
    "Which limit would you like to set?",
  ],
]);
