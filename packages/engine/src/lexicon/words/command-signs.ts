import { words } from "../words.ts";

export const DEEDS = words(`
  answer, apologise, apologize, bring, call, cancel, clean, clear, collect, come, correct, correction, delete, deliver, do, drop,
  email, explain, finish, fix, get, give, go, hand, keep, learn, leave, listen, lock, move, obey, pay, phone, put, read, refund,
  remove, repay, replace, reply, report, respect, respond, restore, return, ring, send, show, sign, sit, sort, speak, stay, stop,
  submit, take, talk, tell, text, tidy, treat, turn, vacate, wait, wash, withdraw, write
`);
