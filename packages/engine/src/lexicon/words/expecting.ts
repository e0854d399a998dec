import { words } from "../words.ts";

export const ANSWERS = words(`
  accountability, accuracy, action, answer, apology, better, commitment, compensation, compliance, confidentiality, confirmation,
  cooperation, correction, courtesy, decency, decision, discipline, discount, discretion, effort, explanation, gratitude,
  honesty, improvement, loyalty, money, more, notice, obedience, payment, professionalism, punctuality, rebate, refund,
  reimbursement, repair, repayment, replacement, reply, report, resolution, respect, response, result, solution, support,
  transparency, update
`);

export const WORD_SENT = words(`
  appointment, call, callback, e-mail, email, letter, mail, meeting, message, text, visit, word
`);

export const YOU_HIM_HER = words(`all, everybody, everyone, her, him, people, them, you`);

export const WILL_ARE_IS = words(`'d, are, can, have, is, know, will`);

export const BACK_HERE_GONE = words(`back, done, fixed, gone, here, out, paid, ready`);

export const ON_AT_IN = words(`about, any, around, at, from, in, on, soon, tomorrow`);

export const BY_TODAY_TOMORROW = words(`before, by, on, today, tomorrow, tonight, within`);

export const PAID_REFUNDED_TOLD = words(`
  asked, compensated, consulted, heard, informed, paid, refunded, reimbursed, told, treated
`);

export const THE_MY_OUR = words(`all, an, every, my, our, that, the, these, this, those, your`);

export const CLEAN_CLEAR_CLEANED = words(`
  answered, changed, clean, cleaned, clear, cleared, corrected, deleted, done, empty, finished, fixed, followed, free, gone,
  kept, locked, mended, paid, quiet, ready, refunded, removed, repaired, replaced, resolved, respected, returned, settled,
  silent, sorted, spotless, stopped, tidy
`);

export const DURING = words(`after, at, before, by, during, from, in, on, till, until, when, while`);

/** What somebody near may be held to; "I expect my sister to call tonight" foretells. */
export const OWED = words(`
  answer, apologise, apologize, ask, clean, do, explain, help, include, keep, let, listen, pay, reply, respect, say, share,
  spend, stop, support, take, talk, tell, thank, think, tidy, treat
`);
