import { words } from "../words.ts";

/** Words that stand between the speaker and the verb of wanting: "I really do not want", "we're not going to be". */
export const BETWEEN = words(`
  'd, all, also, am, been, begin, beginning, can, do, going, here, just, longer, never, no, not, prepared, really, simply, start,
  starting, to, will, willing, would
`);
