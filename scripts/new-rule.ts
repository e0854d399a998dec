/** `npm run new-rule -- OBSERVE my-rule`: a rule with its parts in their order, and two examples that it must be made to hold. */
import { FEEDBACK_CODES, STRENGTH_CODES } from "@wellput/engine";
import { camelCase, fail, kebabArgument, writeNew } from "./write-new.ts";

const USAGE = "npm run new-rule -- CODE rule-id";
const ENGINE_CODES: readonly string[] = [...FEEDBACK_CODES, ...STRENGTH_CODES];
const code = process.argv[2] ?? "";
if (!ENGINE_CODES.includes(code)) fail(`Usage: ${USAGE}\nCodes: ${ENGINE_CODES.join(", ")}`, 2);
const id = kebabArgument(3, USAGE);

writeNew({
  [`packages/engine/src/rules/${code}/${id}.ts`]: `import { soughtRows } from "../../matcher/sought.ts";
import { defineRule } from "../../rule.ts";
import { spanOf } from "../../text/query.ts";

const asked = soughtRows(
  "say what this >rule sees", // = Please say what this rule sees. ≠ Please say what you see.
);

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
    return asked(reading).map(({ first, end }) => ({
      span: spanOf(reading, first, end),
      severity: 0.5,
      message: "This may land as a request for a rule. What would you like it to see?",
    }));
  },
});
`,
});
console.log(
  "Next: npm run gen, then npx vitest run --project engine. Write the examples first, then the rows with their sentences.",
);
