import { words } from "../words.ts";

export const IS_MODAL = words(`can, could, may, might, must, ought, shall, should, will, would`);

/** Verbs after which a bare infinitive follows its own subject: "make me feel". */
export const BARE = words(`bid, dare, have, hear, help, let, make, see, watch`);

export const WHY_HOW_WHEN = words(`
  how, neither, never, nor, once, only, please, so, then, what, when, where, which, who, why
`);
