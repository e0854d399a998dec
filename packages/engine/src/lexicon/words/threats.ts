import { words } from "../words.ts";

export const TOWED_REMOVED_THROWN = words(`
  banned, blocked, clamped, cut, demolished, evicted, fired, removed, sacked, taken, thrown, towed
`);

export const LEAVING = words(`
  bin, block, cancel, deduct, dismiss, dispute, divorce, end, evict, fire, keep, leave, lock, move, pull, quit, report, resign,
  sack, sell, stop, take, tell, terminate, throw, tow, unfriend, walk, withdraw, withhold
`);

export const OVER = words(`
  canceled, cancelled, dead, done, finished, fired, gone, grounded, history, off, out, over, sacked, through, void
`);

export const OFFENCE = words(`
  cancelled, complaint, delay, excuse, failure, insult, late, lie, lies, missed, mistake, no-show, party, rude, slip, step,
  stunt, warning, word
`);

export const POWER = words(`
  authorities, board, boss, council, court, dean, director, head, hr, landlord, lawyer, lawyers, management, manager, ombudsman,
  ombudsperson, papers, police, press, regulator, solicitor, union
`);

export const HARM = words(`
  ask, bring, call, cancel, charge, complain, contact, deduct, dismiss, email, end, escalate, evict, file, find, fire, go,
  inform, involve, leave, lock, lose, make, move, notify, pay, phone, post, publish, pull, quit, raise, regret, replace, report,
  resign, ring, sack, see, speak, stop, sue, take, talk, tell, throw, walk, withdraw, write
`);

export const AUTHORITY = words(`
  action, authorities, bank, board, boss, ceo, consequences, contract, council, court, dean, director, else, elsewhere, head,
  headteacher, hr, insurance, it, landlord, lawyer, lawyers, manager, measures, media, money, ombudsman, ombudsperson, papers,
  police, press, principal, regulator, review, solicitor, somebody, someone, steps, union, yours
`);

export const GO_REPORT_TELL = words(`
  appoint, brief, call, complain, consult, contact, engage, escalate, go, hand, inform, instruct, involve, post, report, ring,
  see, send, speak, sue, take, talk, tell, write
`);

export const NEED_WANT_MIND = words(`feel, like, mind, need, object, prefer, want`);

export const BE_CONTACT_WRITE = words(`be, call, contact, deal, hear, ring, take, write`);

export const CALL_RING_PHONE = words(`
  block, call, cancel, change, end, go, hang, leave, move, phone, pull, quit, report, resign, ring, scream, stop, sue, switch,
  take, tell, throw, walk
`);

export const LEAVE_MOVE_QUIT = words(`block, cancel, divorce, leave, move, pack, quit, resign, walk`);

export const CALL_REPORT_RING = words(`call, go, phone, report, ring, sue, tell`);

export const MISS_SKIP_TRY = words(`book, bring, buy, come, miss, see, skip, taste, try, visit, watch`);

export const TAKEN = words(`
  book, buy, catch, come, enter, get, grab, hear, join, order, register, reserve, see, sign, swim, taste, try, visit, vote, win
`);
