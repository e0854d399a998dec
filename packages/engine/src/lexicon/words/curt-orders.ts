import { words } from "../words.ts";

export const ANSWER_DO_SEND = words(`
  answer, bring, correct, do, give, hand, pay, redo, refund, resend, retract, return, rewrite, send
`);

export const PUT_SET_CUT = words(`come, cut, hit, let, put, quit, read, set, shut`);
