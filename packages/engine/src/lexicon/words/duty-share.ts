import { words } from "../words.ts";

export const SHARE = words(`bins, bit, chores, dishes, homework, part, share, turn, washing-up, weight`);

/** Said by themselves to somebody: "You need to leave", "You have to share". */
export const BARE = words(`calm, choose, compromise, contribute, cooperate, leave, share`);

export const MESS = words(`
  clothes, cup, cups, dishes, kit, litter, mess, mug, mugs, plate, plates, rubbish, shoes, socks, stuff, things, toys
`);

/** What somebody undertakes for others: "Darren was supposed to lock the clubhouse". */
export const CHARGED_WITH = words(`
  book, bring, buy, charge, check, clean, close, collect, feed, lock, order, pack, pay, pick, post, tidy, wash, water
`);

export const TAKE_DO_PULL = words(`carry, do, hand, make, pay, pull, take`);

export const PICK_WASH_CLEAR = words(`clear, move, pick, put, rinse, tidy, wash`);

export const EXPERT_PROFESSIONAL_ADULT = words(`
  adult, boss, colleague, expert, friend, grown-up, leader, manager, neighbour, partner, professional, team
`);
