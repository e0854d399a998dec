/** Verbs that reach a person, their body or their privacy. */
export const REACHING_DEEDS: ReadonlySet<string> = new Set(
  "contact text message email mail ring phone call dm touch hug kiss grab tickle film photograph record follow visit tag".split(
    " ",
  ),
);
