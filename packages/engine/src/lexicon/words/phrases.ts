import { words } from "../words.ts";

/** Who makes a thing theirs: "the deck you sent". */
export const MAKING = words(`
  bring, build, circulate, code, cook, create, deliver, design, do, draft, draw, forward, give, issue, make, merge, post,
  prepare, produce, propose, publish, send, share, submit, supply, write
`);

export const TIMES = words(`
  autumn, christmas, easter, friday, monday, month, night, saturday, spring, summer, sunday, thursday, time, tuesday, wednesday,
  week, weekend, winter, year
`);

/** "number 12", "ward 7" */
export const NUMBERED = words(`
  apartment, bed, flat, floor, grade, house, level, line, no, number, platform, room, row, table, unit, ward, year
`);

export const IS_SOME_OF = words(`
  all, both, couple, four, half, majority, many, most, pair, rest, several, some, three, two
`);

export const PEOPLE_LOT_FOLK = words(`bunch, folk, folks, lot, men, people, women`);
