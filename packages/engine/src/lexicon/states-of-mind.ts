/** States that come or do not come, and that nobody can do when asked: verbs of them, and words for being in them. */
export const MIND_VERBS: ReadonlySet<string> = new Set(
  "love like hate respect trust believe regret want mean realise realize understand appreciate enjoy know feel care".split(
    " ",
  ),
);
export const MIND_STATES: ReadonlySet<string> = new Set(
  "ashamed sorry grateful thankful glad happy sad proud embarrassed guilty mortified jealous scared angry pleased".split(
    " ",
  ),
);
