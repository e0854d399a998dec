import { words } from "../words.ts";

export const COUNTS = words(`all, both, bunch, five, four, half, lot, pair, rest, three, two, whole`);

/** How feelings begin that are care for a person, and no charge against them (ruling 17). */
export const CARING = words(`
  afraid, anxious, apprehensive, bereft, concern, devastated, distraught, fearful, frightened, gutted, heartbroken, in bits, in
  tears, inconsolable, nervous, out of my mind, sad, scared, shaken, shattered, sick, sorry, stressed, tearful, terrified,
  uneasy, upset, worr
`);

/** What one may feel before a call, a talk, an exam, without anybody's deed. */
export const FEARING = words(`afraid, anxious, apprehensive, frightened, nervous, scared, terrified`);

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

export const HEALTH = words(`
  ankle, arm, back, blood, breathing, cough, diagnosis, ear, ears, exam, exams, eye, eyes, fever, future, happiness, head,
  health, heart, hip, hips, knee, knees, leg, legs, lung, lungs, memory, mood, operation, pain, pregnancy, recovery, result,
  results, safety, scan, sleep, surgery, teeth, temperature, tooth, treatment, weight, wellbeing, wrist
`);

export const OTHERS = words(`again, her, his, their, them, you, your, yours`);

export const DONE_TO = words(`a, her, him, his, me, my, our, the, their, them, us`);

export const BUSINESS = words(`
  bakery, bank, builders, cafe, café, dealership, depot, estate, garage, gym, hotel, library, nursery, plumbers,
  practice, restaurant, salon, shop, station, studio, surgery, theatre, vet, vets
`);
