/** `npm run new-rule -- OBSERVE my-rule`: a rule with its parts in their order, and two examples that it must be made to hold. */
import { FEEDBACK_CODES, STRENGTH_CODES } from "@wellput/engine";
import { camelCase, fail, kebabArgument, writeNew } from "./write-new.ts";

const USAGE = "npm run new-rule -- CODE rule-id";
const ENGINE_CODES: readonly string[] = [...FEEDBACK_CODES, ...STRENGTH_CODES];
const code = process.argv[2] ?? "";
if (!ENGINE_CODES.includes(code)) fail(`Usage: ${USAGE}\nCodes: ${ENGINE_CODES.join(", ")}`, 2);
const id = kebabArgument(3, USAGE);

writeNew({
  [`packages/engine/src/rules/${code}/${id}.ts`]: `import { defineRule, type Finding } from "../../rule.ts";
import { follows, spanOf } from "../../text/query.ts";

export const ${camelCase(id)} = defineRule({
  id: "${id}",
  summary: "Sees the words “say what this rule sees”.",
  why: "Say in one sentence why the phrase may land badly.",
  instead: "Say in one sentence what to write in its place.",

  examples: {
    flagged: [{ text: "Please say what this rule sees.", marks: ["say what this rule sees"] }],
    fine: ["Please say what you see."],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const token of reading.tokens) {
      if (!follows(reading, token.index, "say", "what", "this", "rule", "sees")) continue;
      findings.push({
        span: spanOf(reading, token.index, token.index + 5),
        severity: 0.5,
        message: "This may land as a request for a rule. What would you like it to see?",
      });
    }
    return findings;
  },
});
`,
});
console.log(
  "Next: npm run gen, then npx vitest run --project engine. Write the examples first; the vetoes are the real work.",
);
