import { words } from "../words.ts";

export const NEUTRAL = words(`approachable, consistent, discreet, impartial, neutral, reachable, sober`);

export const STANDARDS = words(`
  caring, civilised, civilized, competent, considerate, decent, good, grown, half-decent, honest, kind, loving, mature, normal,
  polite, professional, proper, rational, real, reasonable, responsible, sane, self-respecting, sensible, serious, trained, true
`);

/** People whose part in life others measure: "a father doesn't miss his daughter's graduation". */
export const MEASURES = words(`
  boss, brother, captain, colleague, father, friend, gentleman, godfather, godmother, grandfather, grandmother, guest, host,
  husband, lady, leader, mother, neighbour, parent, partner, professional, sister, teammate, wife
`);

export const TRADES = words(`
  baker, bakery, bookshop, builder, butcher, carpenter, chemist, cobbler, cook, dentist, electrician, florist, garage, jeweller,
  joiner, library, locksmith, market, mechanic, optician, pharmacy, photographer, plumber, printer, shop, store, supermarket,
  tailor, vet
`);

export const HUSBAND_WIFE_FATHER = words(`
  boss, boyfriend, brother, captain, co-worker, colleague, daughter, father, flatmate, friend, gentleman, girlfriend, godparent,
  host, housemate, husband, lady, landlady, landlord, leader, mother, neighbor, neighbour, partner, roommate, sister, son,
  spouse, teammate, wife, workmate
`);

export const KNOW_LISTEN_CARE = words(`
  admit, answer, apologise, apologize, behave, call, care, encourage, greet, help, keep, knock, know, lead, listen, offer,
  praise, protect, reply, respect, respond, rotate, share, smile, support, treat, understand
`);

export const SELL_HAVE_STOCK = words(`carry, cut, do, fix, have, keep, offer, open, repair, sell, stay, stock`);

export const LIKE_WANT_HAVE = words(`come, cost, drink, eat, have, know, like, live, need, want, work`);

export const LOVE_LIKE_ENJOY = words(`be, cost, enjoy, have, know, like, love, make, need, see, take`);

export const HARD_RARE_FEW = words(`always, everywhere, few, hard, important, like, rare, welcome, worth`);

export const SAY_ASK_APOLOGISE = words(`
  admit, answer, apologise, apologize, ask, call, care, check, clean, greet, help, keep, knock, leave, listen, look, pay, say,
  tell, thank, think, tidy, turn, warn
`);

export const HOUSES = words(`
  agency, airline, bakery, bank, bar, cafe, café, campsite, caterer, caterers, cinema, clinic, company, dealership, firm, garage,
  gym, hospital, hotel, insurer, landlord, library, museum, nursery, pub, restaurant, salon, school, shop, surgery, theatre,
  venue
`);
