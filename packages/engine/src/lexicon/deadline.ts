import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** When something is to be done: with a bare imperative these make an order. */
export const deadline: LexiconClass = {
  name: "deadline",
  source: "Own list of words and phrases.",
  entries: list(
    `
        now, today, tonight, this morning, this afternoon, this evening, this week, by monday, by tuesday, by wednesday, by thursday, by friday, by
        saturday, by sunday, by noon, by midday, by midnight, by lunch, by lunchtime, by tonight, by tomorrow, by then, by today, by the end, by end
        of, by eod, by cob, by close, by morning, by next, by this, by one, by two, by three, by four, by five, by six, by seven, by eight, by nine,
        by ten, by eleven, by twelve, before monday, before tuesday, before wednesday, before thursday, before friday, before saturday, before sunday, before the weekend, before noon, before lunch, before tonight, before tomorrow, before the end, before
        i, before we, before close, within the, within an hour, within a day, within two, within three, until friday, until monday, until tomorrow,
        tomorrow morning, first thing, straight away, straightaway, right away, asap, as soon as possible, at the latest, immediately, at once,
        without delay, this minute, this instant, urgently, quickly, by the time i, by the time we, by the time my, by the weekend`,
  ),
};
