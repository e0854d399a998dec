import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";
import { workshops } from "./workshops.ts";

/** Sheets that several people fill in together, by group, session and activity. */
export const sessionDocuments = pgTable(
  "session_documents",
  {
    id: uuid().primaryKey(),
    /** The id of their group; `general` for those of none. */
    groupKey: text("group_key").notNull(),
    /** A key that is not to be guessed, or a number of five digits. */
    sessionId: text("session_id").notNull(),
    name: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was last opened, read or changed, to the day. */
    usedAt: moment("used_at").notNull().default(sql`now()`),
    /** How many updates it has, and how many letters these: what is put together, and what is refused, goes by them. */
    /** Of which workshop it is a table's sheet: it goes with that. */
    workshopId: uuid("workshop_id").references(() => workshops.id, { onDelete: "cascade" }),
    /** Counts the changes. */
    version: integer().notNull().default(0),
    updates: integer().notNull().default(0),
    chars: integer().notNull().default(0),
  },
  (table) => [
    unique("session_documents_place").on(table.sessionId, table.groupKey, table.name),
    index("session_documents_used").on(table.usedAt),
    index("session_documents_workshop").on(table.workshopId),
  ],
);

const ofDocument = () =>
  uuid("document_id")
    .notNull()
    .references(() => sessionDocuments.id, { onDelete: "cascade" });
const ofUser = () => uuid("user_id").references(() => users.id, { onDelete: "cascade" });

/** What was written in a sheet letter by letter: updates of Yjs in base64, put together now and then. */
export const sheetUpdates = pgTable(
  "sheet_updates",
  { id: uuid().primaryKey(), documentId: ofDocument(), update: text().notNull() },
  (table) => [index("sheet_updates_document").on(table.documentId)],
);

/** Whose letters are whose: the numbers that Yjs gave a signed-in person's pages. What a visitor writes is nobody's. */
export const sheetWriters = pgTable(
  "sheet_writers",
  {
    documentId: ofDocument(),
    writer: bigint({ mode: "number" }).notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.writer] }), index("sheet_writers_user").on(table.userId)],
);

/** What was written before letters were merged, by field; it comes into the updates when its sheet is next opened. */
export const sessionFields = pgTable(
  "session_fields",
  {
    documentId: ofDocument(),
    field: text().notNull(),
    value: jsonb().$type<string | boolean>().notNull(),
    userId: ofUser(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.field] }), index("session_fields_user").on(table.userId)],
);

/** Who has a sheet open right now: one row for each open event stream, gone when it closes. */
export const sessionPresence = pgTable(
  "session_presence",
  {
    id: uuid().primaryKey(),
    documentId: ofDocument(),
    userId: ofUser(),
    /** When the server that has the stream last said so: one that died says no more. */
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("session_presence_document").on(table.documentId),
    index("session_presence_user").on(table.userId),
    index("session_presence_seen").on(table.seenAt),
  ],
);
