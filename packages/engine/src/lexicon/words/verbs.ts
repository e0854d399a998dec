import { words } from "../words.ts";

export const IS_MODAL = words(`can, could, may, might, must, ought, shall, should, will, would`);

/** Verbs after which a bare infinitive follows its own subject: "make me feel". */
export const BARE = words(`bid, dare, have, hear, help, let, make, see, watch`);

export const NOT_NEVER_ALREADY = words(`all, already, always, even, just, never, not, once, only, really, so`);

export const WHY_HOW_WHEN = words(`
  how, neither, never, nor, once, only, please, so, then, what, when, where, which, who, why
`);

export const CUT_PUT_HIT = words(`beat, cast, cut, hit, let, put, read, set, shed, shut, split, spread`);

export const ME_US_HIM = words(`all, everything, him, his, me, my, our, the, their, them, us, your`);

export const GIVE_TELL_CALL = words(`
  allow, ask, call, charge, deny, elect, give, grant, make, name, offer, owe, pay, send, show, teach, tell, vote
`);
