const date = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** An ISO date as a reader's own language writes it: 4 May 2026. */
export const formatDate = (iso: string): string => date.format(new Date(iso));

/** The same with the time of day. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** `1 comment`, `2 comments`. */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
