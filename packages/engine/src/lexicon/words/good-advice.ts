import { words } from "../words.ts";

/** What one advises a traveller, a cook, a shopper or a guest to do. */
export const CHOICES = words(`
  apply, ask, book, bring, buy, call, catch, check, claim, cycle, drink, eat, freeze, get, hang, order, pack, place, plant,
  register, reserve, ring, rinse, see, soak, speak, stand, stay, store, take, talk, try, use, visit, watch, wear
`);

/** What one does with a gift or a skill: said in praise. */
export const TALENTS = words(`
  apply, audition, bake, bottle, enter, exhibit, film, frame, open, paint, patent, perform, post, publish, record, sell, share,
  sing, teach, write
`);

export const TREATED = words(`
  antibiotics, bandage, brace, bruising, cast, catheter, crutches, discharge, discharged, dressing, inhaler, insulin, midwife,
  physio, sling, splint, stitches, swelling, tablet, tablets, ward, wound
`);

export const ME_US_MY = words(`again, finally, harder, instead, me, mine, my, our, ours, seriously, us`);

export const ME_US_MY_OUR = words(`
  again, apologise, apologize, better, blame, listen, me, my, our, promised, told, us, yourself
`);

export const WANT_LIKE_FANCY = words(`drive, enjoy, fancy, fly, get, go, like, love, need, plan, travel, want`);
