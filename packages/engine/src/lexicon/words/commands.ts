import { words } from "../words.ts";

export const RUDE = words(`calm, chill, grow, hurry, relax, shut, snap, wake`);

export const SIT_LISTEN_APOLOGISE = words(`apologise, apologize, explain, listen, pay, sit, tell`);

export const GET_COME_GO = words(`
  collect, come, drop, get, go, keep, learn, leave, move, read, stay, take, turn, wait
`);

export const ME_US_HIM = words(`back, her, here, him, it, me, them, us`);

export const HOURS_HOUR_DAYS = words(`day, days, hour, hours, minute, minutes, second, seconds, week, weeks`);

export const RESPOND_REPLY_ANSWER = words(`
  answer, apologise, apologize, clear, collect, comply, decide, explain, fix, get, hand, leave, move, pay, remove, repay, reply,
  respond, return, settle, vacate
`);

export const JUST_PLEASE_FOR = words(`all, ever, finally, for, just, once, please`);
