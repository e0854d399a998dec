import { timestamp } from "drizzle-orm/pg-core";

/** A moment in milliseconds, as JavaScript has them: finer ones would break the order of pages. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
