import type { SessionFieldValue } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

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
  },
  (table) => [
    unique("session_documents_place").on(table.sessionId, table.groupKey, table.name),
    index("session_documents_used").on(table.usedAt),
  ],
);

const ofDocument = () =>
  uuid("document_id")
    .notNull()
    .references(() => sessionDocuments.id, { onDelete: "cascade" });
const ofUser = () => uuid("user_id").references(() => users.id, { onDelete: "cascade" });

/** What stands in a sheet now; `writer` is the tab that wrote it last. */
export const sessionFields = pgTable(
  "session_fields",
  {
    documentId: ofDocument(),
    field: text().notNull(),
    value: jsonb().$type<SessionFieldValue>().notNull(),
    version: integer().notNull(),
    writer: uuid().notNull(),
    userId: ofUser(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.field] }), index("session_fields_user").on(table.userId)],
);

/** Texts that were replaced by somebody who had not seen them. */
export const earlierTexts = pgTable(
  "earlier_texts",
  {
    id: uuid().primaryKey(),
    documentId: ofDocument(),
    field: text().notNull(),
    value: text().notNull(),
    userId: ofUser(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("earlier_texts_document").on(table.documentId, table.createdAt),
    index("earlier_texts_user").on(table.userId),
  ],
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
