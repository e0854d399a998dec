import { words } from "../words.ts";

export const BUS_TAXI_TRAIN = words(`bus, cab, car, lift, stairs, taxi, train, tram`);

export const OFFICE = words(`
  agency, attorney, authorities, bailiff, bailiffs, barrister, board, boss, council, court, courts, dean, director, embassy,
  headteacher, hr, insurer, landlord, lawyer, lawyers, management, manager, ombudsman, ombudsperson, papers, police, press,
  regulator, solicitor, solicitors, tribunal, union
`);

export const STEPS_IN = words(`
  be, call, come, deal, decide, find, get, handle, have, hear, know, learn, receive, step, take
`);

/** What the speaker does to the other when the answer is no. */
export const AGAINST = words(`
  bill, bin, block, call, cancel, change, charge, clamp, contact, deduct, dispute, dump, end, escalate, evict, file, find, fine,
  give, go, hang, hire, invoice, keep, leave, lock, meet, move, pack, phone, post, publish, pull, quit, report, resign, return,
  ring, see, sell, send, stop, sue, switch, take, tell, terminate, throw, tow, unfriend, walk, withdraw, withhold
`);

/** What is done to the other's things, work or place. */
export const DONE_TO = words(`
  banned, benched, binned, blocked, canceled, cancelled, charged, clamped, deleted, dropped, evicted, expelled, fined, fired,
  grounded, posted, published, removed, reported, sacked, sold, suspended, thrown, towed
`);

/** "… or the overtime's off" */
export const LOST = words(`dead, finished, gone, history, off, out, over, void`);

export const EASY = words(`fine, happy, matter, mind, ok, okay, prefer, whichever`);

export const DEPARTING = words(`get, go, leave, lose, move, pack, pay, quit`);

export const CALL_RING_PHONE = words(`call, contact, give, phone, return, ring, send, tell`);
