const date = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });
/** A day has no place: it is read and written by UTC. */
const shortDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });
const fullDay = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** An ISO date as a reader's own language writes it: 4 May 2026. */
export const formatDate = (iso: string): string => date.format(new Date(iso));

/** A day such as 2026-05-04, shortly: 4 May. */
export const formatDay = (day: string): string => shortDay.format(new Date(day));

/** The same with its year: 4 May 2026. */
export const formatFullDay = (day: string): string => fullDay.format(new Date(day));

/** A moment: the day with the time of day. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** `1 comment`, `2 comments`. */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What is told of one thing in one line. Where the line breaks, a dot ends it and begins none. */
export const inOneLine = (parts: readonly string[]): string => parts.join("\u00a0· ");
