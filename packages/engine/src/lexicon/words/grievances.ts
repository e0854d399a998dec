import { words } from "../words.ts";

/** "You'll never change"; "you'll never guess" foretells nothing bad. */
export const FORETOLD = words(`
  admit, amount, apologise, apologize, change, grow, improve, learn, listen, manage, succeed, understand
`);

export const PRIVATE = words(`
  account, accounts, bag, boss, dad, desk, diary, drawers, e-mail, e-mails, email, emails, ex, father, friends, history, letters,
  location, mail, mails, messages, mother, mum, parents, phone, pockets, post, purse, room, texts, wallet, work
`);

export const AWAY = words(`
  another, away, elsewhere, gone, last, late, missing, out, right, somewhere, too, unavailable, unreachable, wrong
`);

/** "never around when we need him", "never satisfied" */
export const MISSED = words(`
  around, available, content, grateful, happy, interested, pleased, prepared, reachable, ready, satisfied, sorry, there, wrong
`);
