import { words } from "../words.ts";

export const HABITS = words(`
  change, cook, drink, eat, feed, finish, live, pay, play, sleep, smoke, study, teach, train, travel, visit, wait, wear, work
`);

export const MANY_MOST_FEW = words(`few, many, more, most, own, several, such`);
