import { words } from "../words.ts";

export const TWO_THREE_FOUR = words(`all, both, bunch, five, four, half, lot, pair, rest, three, two, whole`);

export const TOLD = words(`
  be, discover, find, get, have, hear, know, learn, notice, read, realise, realize, see, think, watch
`);

export const PERCEIVED = words(`
  discover, find, hear, learn, notice, read, realise, realize, remember, see, think, watch
`);

export const FEARED = words(`
  barber, clown, clowns, dentist, dentists, doctor, doctors, hairdresser, optician, opticians, police, strangers, surgeon,
  surgeons, vet, vets
`);

export const HANDLING = words(`
  bill, block, call, cancel, change, charge, close, cut, delay, delete, deny, drop, email, forget, give, ignore, keep, leave,
  lose, make, move, post, postpone, promise, publish, put, refuse, reject, remove, rename, replace, ring, sell, send, share,
  take, tell, text, treat, write
`);

export const PERIOD = words(`
  age, ages, bit, day, decade, ever, good, hour, long, minute, moment, month, now, time, week, while, year
`);

export const MISSED = words(`answer, anybody, anyone, from, reply, sorry, thank, thanks, word, you`);

export const ASK_RING_CALL = words(`ask, call, email, phone, ring, send, text, try, wait, write`);

export const HIPS_HIP_HEART = words(`
  ankle, arm, back, blood, breathing, cough, diagnosis, ear, ears, exam, exams, eye, eyes, fever, future, happiness, head,
  health, heart, hip, hips, knee, knees, leg, legs, lung, lungs, memory, mood, operation, pain, pregnancy, recovery, result,
  results, safety, scan, sleep, surgery, teeth, temperature, tooth, treatment, weight, wellbeing, wrist
`);

export const YOU_YOUR_YOURS = words(`again, her, his, their, them, you, your, yours`);

export const ME_US_MY = words(`a, her, him, his, me, my, our, the, their, them, us`);

export const BUSINESS = words(`
  bakery, bank, builders, cafe, café, dealership, depot, estate, garage, gym, hotel, library, nursery, plumbers,
  practice, restaurant, salon, shop, station, studio, surgery, theatre, vet, vets
`);
