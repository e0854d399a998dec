import * as z from "zod";

/**
 * A backup is gzip of lines of JSON: a header; for each table a line that names it and its columns, and then a line for each
 * row, a list of the values as the database writes them; at the end how many rows there were, so that one that breaks off
 * is known for what it is.
 */
export const Header = z.object({
  wellput: z.literal("backup"),
  format: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  createdAt: z.string(),
  /** That signs the session cookies. */
  secret: z.string().min(1),
});
export type Header = z.infer<typeof Header>;

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export const EndLine = z.object({ end: z.literal(true), rows: z.int().min(0) });

/** A backup that cannot be used, or a place where it cannot go; the message is for the person at the terminal. */
export class BackupRefused extends Error {}
