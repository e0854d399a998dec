import { boolean, customType, jsonb, text, timestamp } from "drizzle-orm/pg-core";

/** A moment in milliseconds, as JavaScript has them: finer ones would break the order of pages. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** How the review of something that somebody publishes stands: see review/review.ts. */
export const reviewColumns = <Shown>() => ({
  listed: boolean().notNull(),
  accepted: jsonb().$type<Shown>(),
  waitingSince: moment("waiting_since"),
  declinedReason: text("declined_reason"),
});
