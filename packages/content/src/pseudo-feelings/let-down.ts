import { family, type PseudoFeelingFamily } from "./pseudo-feeling.ts";

export const letDown: PseudoFeelingFamily = family("used", "Used or let down", [
  [
    "betrayed",
    ["hurt", "shocked", "angry"],
    ["trust", "honesty", "reliability"],
    "Which promise, spoken or not, did you count on?",
  ],
  ["cheated", ["angry", "hurt", "indignant"], ["fairness", "honesty", "trust"], "What would make it even?"],
  ["deceived", ["hurt", "angry", "shaken"], ["honesty", "trust", "truth"], "What did you believe that was not so?"],
  ["exploited", ["angry", "weary", "resentful"], ["fairness", "balance", "respect"], "What would be a fair return?"],
  ["let down", ["disappointed", "hurt", "sad"], ["reliability", "trust", "support"], "What had you counted on?"],
  ["lied to", ["hurt", "angry", "wary"], ["honesty", "truth", "trust"], "What would you have done if you had known?"],
  ["misunderstood", ["frustrated", "lonely", "sad"], ["understanding", "clarity", "being heard"], "What did you mean?"],
  [
    "passed over",
    ["disappointed", "sad", "frustrated"],
    ["recognition", "fairness", "progress"],
    "What did you hope that they would see in you?",
  ],
  [
    "taken for granted",
    ["weary", "hurt", "resentful"],
    ["appreciation", "balance", "recognition"],
    "What would you like to be thanked for?",
  ],
  [
    "used",
    ["hurt", "angry", "weary"],
    ["balance", "respect", "care"],
    "What did you give, and what did you hope to get?",
  ],
]);
