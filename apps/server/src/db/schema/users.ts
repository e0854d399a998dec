import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { groups } from "./groups.ts";

/** A person. Name, image and the verified flag belong to the auth library; the rest is the profile. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique("users_email"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    username: text().notNull().default(""),
    /** The username folded so that look-alikes by case or form are one; null while there is none. */
    usernameKey: text("username_key"),
    initials: text().notNull().default(""),
    terms: boolean().notNull().default(false),
    groupCode: text("group_code").references(() => groups.code, { onUpdate: "cascade", onDelete: "set null" }),
    onboarded: boolean().notNull().default(false),
    isAdmin: boolean("is_admin").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_username_key").on(table.usernameKey),
    index("users_group_code").on(table.groupCode),
    index("users_admins").on(table.id).where(sql`${table.isAdmin}`),
  ],
);
