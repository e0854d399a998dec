import { words } from "../words.ts";

export const SORRY_LATE_STUCK = words(`
  bus, delayed, i, late, leaving, nipping, popping, running, sorry, stuck, traffic, train, we
`);

export const MORNINGS = words(`
  birthday, cake, christmas, fireworks, hedgehog, parade, rainbow, santa, sleepyhead, snowing
`);

export const WEARY = words(`bushed, cold, drained, exhausted, ill, knackered, pale, poorly, shattered, tired, worn`);

export const TIME = words(`
  bit, day, days, hour, hours, min, mins, minute, minutes, mo, moment, moments, sec, second, seconds, secs, tick, ticks, week,
  weeks, while
`);

export const COUNTS = words(`a, an, couple, few, good, little, more, of, quick, short`);

export const DAY = words(`
  friday, lunch, monday, noon, saturday, sunday, then, thursday, tomorrow, tonight, tuesday, wednesday
`);

export const SOOTHED = words(`
  chin, dreams, energy, eyes, feet, gut, hair, hands, heart, instinct, instincts, leg, legs, nose, spirits, strength, toes
`);

export const CARRY_TAKE_TRY = words(`
  carry, cook, do, drive, feed, fix, handle, help, hold, look, make, mend, sort, take, try, walk, wash
`);

export const GO_HOME_GO_TO_GET_HOME = words(`get home, get some, go home, go to, have a, lie down, sit down, take a`);

export const CALL_RING_PHONE = words(`call, catch, email, meet, message, phone, ping, ring, see, text, write`);

export const ALL_ANY_BOTH = words(`all, any, both, either, every, five, four, one, question, questions, three, two`);

export const BE_COME_ARRIVE = words(`arrive, be, come, land, leave, love, miss, say`);

export const SHOUT_BUZZ_BELL = words(`bell, buzz, line, nudge, ring, shout, wave`);

export const A_AN_ONE = words(`a, an, another, half, just, one, some`);

export const THERE_BACK_HOME = words(`along, back, home, over, round, there, with`);

export const DO_TAKE_PICK = words(`choose, do, eat, keep, pick, say, take, wear`);

export const WANT_LIKE_NEED = words(`fancy, like, need, please, prefer, want, wish`);
