import { words } from "../words.ts";

export const NOT_NEVER_ALREADY = words(`all, already, always, even, just, never, not, once, only, really, so`);

export const CUT_PUT_HIT = words(`beat, cast, cut, hit, let, put, read, set, shed, shut, split, spread`);

export const ME_US_HIM = words(`all, everything, him, his, me, my, our, the, their, them, us, your`);

export const GIVE_TELL_CALL = words(`
  allow, ask, call, charge, deny, elect, give, grant, make, name, offer, owe, pay, send, show, teach, tell, vote
`);
