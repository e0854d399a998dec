import { words } from "../words.ts";

/** "she'd've" */
export const PRONOUNS = words(`he, i, it, she, that, there, they, we, what, who, you`);

/** "don't", "wouldnt" */
export const NEGATED = words(`
  are, could, dare, did, do, does, had, has, have, is, might, must, need, ought, should, was, were, would
`);
