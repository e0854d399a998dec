import { pgTable, text } from "drizzle-orm/pg-core";
import { bytea, moment } from "./columns.ts";

/** Engines that studies began with, as they were built: they read on for these when newer ones are installed. About nobody. */
export const engineBuilds = pgTable("engine_builds", {
  /** A hash of the code. */
  id: text().primaryKey(),
  /** The version, and which build of it. */
  name: text().notNull(),
  /** JavaScript, gzipped. */
  code: bytea().notNull(),
  createdAt: moment("created_at").notNull(),
});
