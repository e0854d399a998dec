import { defineRule } from "../../rule.ts";
import { blamesIn } from "../../text/facts/fault.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "It's your fault that we are late": the fault laid on a person as a verdict (ruling 22). */
export const blameOnAPerson = defineRule({
  id: "blame-on-a-person",
  summary: "Sees the fault laid on a person: “it's your fault”, “this is on you”.",
  why: "Whoever is found guilty defends themselves, and nobody looks for a way out any more.",
  instead: "Say what happened and what it meant for you, then what would help now.",

  examples: {
    flagged: [
      { text: "It's all your fault that the tent leaks.", marks: ["your fault"] },
      { text: "We lost the deposit and it's his own fault.", marks: ["his own fault"] },
      { text: "The client has left. That is on you.", marks: ["That is on you"] },
      { text: "You've brought this on yourself.", marks: ["brought this on yourself"] },
    ],
    fine: [
      "It's my fault that the tent leaks.",
      "It's not your fault.",
      "It was never your fault, love.",
      "None of this is your fault.",
      "If it's your fault, just tell me.",
      "She said it was your fault.",
      "That is on your desk.",
      "Your fault report has reached the garage.",
    ],
  },

  find(reading) {
    return blamesIn(reading).map(({ first, end }) => ({
      span: spanOf(reading, first, end),
      severity: 0.55,
      message: `“${textOf(reading, first, end)}” settles who is guilty, and whoever is found guilty defends themselves. What happened, and what did it mean for you? Try “When [what happened], I …”.`,
    }));
  },
});
