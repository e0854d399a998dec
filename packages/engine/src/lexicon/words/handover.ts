import { words } from "../words.ts";

export const HEADINGS = words(`
  about, care, checklist, feeding, for, guide, how, how-to, instruction, instructions, notes, re, return, rota, using, watering
`);

/** No heading speaks to somebody, or of what somebody should do. */
export const OF_PERSONS = words(`has, me, meant, must, my, needs, ought, should, supposed, us, you`);

/** What is owed to people, whatever the heading. */
export const NO_STEP = words(`
  admit, answer, apologise, apologize, be, care, come, decide, deliver, do, explain, finish, help, learn, pay, reply, respect,
  respond, say, stop, submit, tell, work
`);

export const ME_US_MY = words(`better, i, me, more, my, our, us, we, yourself`);
