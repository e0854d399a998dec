import { words } from "../words.ts";

export const FREE_RELATIVES = words(`all, anything, everything, how, something, what, whatever`);

export const DEGREES = words(`
  a, absolutely, bit, downright, how, just, more, pretty, quite, rather, really, so, than, too, totally, utterly, very
`);

export const MAKES = words(`
  ask, build, cobble, cook, deliver, do, give, hand, leave, make, paint, post, produce, put, say, send, serve, submit, tell,
  turn, write
`);

export const GOTTEN = words(`buy, get, have, hear, order, receive, take`);

export const SAID = words(`
  answer, apology, call, card, comment, e-mail, email, excuse, explanation, feedback, handover, lecture, letter, mail, message,
  note, post, question, remark, reply, response, speech, text, tone, voicemail
`);

export const JOINTS = words(`about, at, behind, by, from, how, in, of, that, which, with`);
