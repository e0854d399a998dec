import { defineRule } from "../../rule.ts";
import { deedsRuledOn } from "../../text/deeds-ruled-on.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "Leaving your dishes in the sink is not okay": a verdict on what somebody in view does. */
export const verdictOnADeed = defineRule({
  id: "verdict-on-a-deed",
  summary: "Sees a verdict behind somebody's deed: “Shouting at me is not okay”.",
  why: "It tells whether the deed is right or wrong, not what it does to you, so the other defends it.",
  instead: "Say what you saw or heard, and what you would like.",

  examples: {
    flagged: [
      { text: "Leaving your dishes in the sink is not okay.", marks: ["not okay"] },
      { text: "Turning up unannounced is disrespectful, Yvonne.", marks: ["disrespectful"] },
    ],
    fine: ["Running a marathon is not easy.", "Knowing that he is safe is enough for me.", "Is shouting at him okay?"],
  },

  find(reading) {
    return deedsRuledOn(reading)
      .filter(({ isNamed }) => isNamed)
      .map(({ verdict, end }) => ({
        span: spanOf(reading, verdict, end),
        severity: 0.45,
        message: `“${textOf(reading, verdict, end)}” rules on what was done and may land as blame. What did you see or hear, and what would you like? Begin with that.`,
      }));
  },
});
