import * as lists from "../../lexicon/words/fault.ts";
import { soughtRows } from "../../matcher/sought.ts";
import type { Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";
import { isDisowned } from "./denied.ts";

/** Where the fault is laid on a person as a verdict (ruling 22): "It's all your fault", "This is on you". */
export function blamesIn(reading: Reading): Stretch[] {
  const absolved = new Set(absolutionsIn(reading).map(({ end }) => end));
  return laid(reading).filter(
    ({ first, end }) => !absolved.has(end) && !isDisowned(reading, first) && !isUnderIf(reading, first),
  );
}

const laid = soughtRows(
  { degree: lists.DEGREES },
  "be~ {degree}? [ your|his|her|their own? >fault ]", // = It is your fault that we are late. = It's all his own fault. ≠ It's not your fault. ≠ It is my fault.
  "[ this|that|all be~ {degree}? >on you ]", // = This is on you. = That one night was bad, and all is on you. ≠ This is on your desk. ≠ That looks good on you.
  "you have|'ve|'d? {degree}? [ >brought this|that|it on|upon yourself|yourselves ]", // = You brought this on yourself. ≠ You brought this on Monday.
);

/** Where somebody is told that the fault is not theirs, which hurts nobody: "It's not your fault", "None of this was your fault". */
export const absolutionsIn = soughtRows(
  { degree: lists.DEGREES },
  "be~ not|never|n't {degree}? your|his|her|their own? >fault", // = It's not your fault. = It wasn't all her fault. ≠ It is your fault.
  "be~ not|never|n't {degree}? to >blame", // = You are not to blame. ≠ You are to blame.
  "none|nothing of? . be~ your|his|her|their own? >fault", // = None of this was your fault. ≠ All of this was your fault.
);

/** "If it's your fault, say so": not laid, only thought of. */
function isUnderIf({ clauses, tokens }: Reading, at: number): boolean {
  return clauses[tokens[at]?.clause ?? -1]?.role === "if";
}
