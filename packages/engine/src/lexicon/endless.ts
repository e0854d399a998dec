import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Adjectives of no end before a word for what somebody does: "your constant complaining". */
export const endless: LexiconClass = {
  name: "endless",
  source: "Own list, British and American.",
  entries: list(
    `
        constant, endless, never-ending, unending, incessant, perpetual, non-stop, nonstop, continual, eternal, relentless, everlasting, interminable,
        ceaseless, unceasing, umpteenth, millionth, thousandth, hundredth`,
    { severity: 0.5 },
  ),
};
