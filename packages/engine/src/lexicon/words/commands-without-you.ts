import { words } from "../words.ts";

export const DONE = words(`
  answered, away, back, cancelled, changed, cleaned, cleared, corrected, deleted, done, downstairs, finished, fixed, gone, here,
  home, indoors, inside, lifted, mended, moved, off, out, outside, paid, refunded, removed, repaired, replaced, returned,
  rewritten, settled, sorted, stopped, upstairs
`);

export const ANSWER = words(`
  answer, apology, date, decision, explanation, money, name, number, refund, replacement, reply, response, result, results,
  solution, statement
`);

export const GOODS = words(
  `car, cash, deposit, key, keys, ladder, laptop, password, passwords, phone, report, tools, van`,
);

export const ALL_BOTH_YOU = words(`all, both, everybody, everyone, now, the, you`);
