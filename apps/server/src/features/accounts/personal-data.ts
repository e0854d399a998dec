import { NO_PARTS } from "@wellput/contract";
import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import * as schema from "../../db/schema/index.ts";
import { LISTED } from "../../review/review.ts";
import { eraseOwnImages, passOnImages } from "../articles/public.ts";
import { eraseOwnLetters } from "../session-documents/public.ts";
import { eraseWorkshops } from "../workshops/public.ts";
import {
  collectArticleImages,
  collectAttempts,
  collectChallenges,
  collectGroupAnswers,
  collectNewsletter,
  collectQuizResults,
  collectResponses,
  collectRoles,
  collectSheets,
  collectUsage,
  collectWorkshops,
} from "./export-shapes.ts";
import { readLists } from "./read-me.ts";

/** Whose data it is. */
export interface Owner {
  readonly id: string;
  readonly email: string;
}

/** What a table holds about a person: what they get of it, and what happens to it when they go. */
interface Holding {
  /** In words, for whoever reads or changes this list. */
  readonly onErasure: string;
  /** Runs in the erasing transaction; absent when the database's own references do it, or there is nothing to do. */
  readonly erase?: (tx: Database, owner: Owner) => Promise<unknown>;
  /** The person's rows by their names in the export; absent when the table has nothing that is about them. */
  readonly collect?: (db: Database, owner: Owner) => Promise<Record<string, readonly object[]>>;
}

const {
  apiTokens,
  appends,
  articles,
  attempts,
  auditLog,
  challenges,
  concerns,
  credentials,
  emailChanges,
  groups,
  logs,
  messages,
  newsletterEmails,
  outbox,
  quizResults,
} = schema;
const { groupAnswers, sessionFields, sessionPresence } = schema;
const { ratings, responses, scenarios, sessions, users, verifications } = schema;

/** Of what a person published, a later version that nobody has accepted goes, and the accepted one stays. */
async function leaveAccepted(tx: Database, table: typeof scenarios | typeof articles, authorId: string): Promise<void> {
  const rows = await tx
    .select({ id: table.id, accepted: table.accepted })
    .from(table)
    .where(eq(table.authorId, authorId));
  for (const { id, accepted } of rows)
    await tx
      .update(table)
      .set({ ...accepted, ...LISTED })
      .where(eq(table.id, id));
}

const remove = (table: PgTable, of: (owner: Owner) => SQL | undefined) => (tx: Database, owner: Owner) =>
  tx.delete(table).where(of(owner));

/**
 * Every table of the database, in the order in which an account is erased: private scenarios before the person, because
 * the database refuses to leave one behind without its author. A table that is missing here does not compile.
 */
export const PERSONAL_DATA: Record<keyof typeof schema, Holding> = {
  scenarios: {
    onErasure:
      "What others read stays without an author, and without what only the author saw. All others are deleted.",
    async erase(tx, { id }) {
      await tx.delete(scenarios).where(and(eq(scenarios.authorId, id), eq(scenarios.listed, false)));
      await leaveAccepted(tx, scenarios, id);
      await tx.update(scenarios).set(NO_PARTS).where(eq(scenarios.authorId, id));
    },
    async collect(db, { id }) {
      const rows = await db
        .select()
        .from(scenarios)
        .where(eq(scenarios.authorId, id))
        .orderBy(desc(scenarios.createdAt));
      return {
        scenarios: rows.filter(({ isPublic }) => !isPublic),
        publicScenarios: rows.filter(({ isPublic }) => isPublic),
      };
    },
  },
  challenges: {
    onErasure: "Drafts are deleted; public ones stay without an author.",
    erase: remove(challenges, ({ id }) => and(eq(challenges.authorId, id), eq(challenges.isPublic, false))),
    collect: (db, { id }) => collectChallenges(db, id),
  },
  articles: {
    onErasure: "What others read stays without an author. All others are deleted.",
    async erase(tx, { id }) {
      const isUnread = and(eq(articles.authorId, id), eq(articles.listed, false));
      await passOnImages(tx, isUnread);
      await tx.delete(articles).where(isUnread);
      await leaveAccepted(tx, articles, id);
    },
    collect: async (db, { id }) => ({ articles: await db.select().from(articles).where(eq(articles.authorId, id)) }),
  },
  articleImages: {
    onErasure: "Those that others see in an article stay with it, without a name. All others are deleted.",
    erase: (tx, { id }) => eraseOwnImages(tx, id),
    collect: (db, { id }) => collectArticleImages(db, id),
  },
  surveyAnswers: { onErasure: "They stay: nothing in them says who answered." },
  responses: {
    onErasure: "Deleted.",
    erase: remove(responses, ({ id }) => eq(responses.authorId, id)),
    collect: (db, { id }) => collectResponses(db, id),
  },
  groupAnswers: {
    onErasure: "Deleted, from what their group has gathered too.",
    erase: remove(groupAnswers, ({ id }) => eq(groupAnswers.authorId, id)),
    collect: (db, { id }) => collectGroupAnswers(db, id),
  },
  sessionDocuments: {
    onErasure: "A sheet is its group's, and holds nothing about a person but what they wrote in it.",
  },
  sheetWriters: {
    onErasure: "What the person wrote in shared sheets is taken out of them, letter by letter.",
    erase: (tx, { id }) => eraseOwnLetters(tx, id),
    collect: (db, { id }) => collectSheets(db, id),
  },
  sheetUpdates: { onErasure: "They hold what others wrote: the person's own letters go with 'sheetWriters'." },
  sessionFields: {
    onErasure: "Deleted.",
    erase: remove(sessionFields, ({ id }) => eq(sessionFields.userId, id)),
  },
  sessionPresence: {
    onErasure: "Deleted. It is gone anyway when a shared sheet is closed.",
    erase: remove(sessionPresence, ({ id }) => eq(sessionPresence.userId, id)),
  },
  logs: {
    onErasure: "Deleted.",
    erase: remove(logs, ({ id }) => eq(logs.authorId, id)),
    collect: async (db, { id }) => ({ logs: await db.select().from(logs).where(eq(logs.authorId, id)) }),
  },
  quizResults: {
    onErasure: "Deleted.",
    erase: remove(quizResults, ({ id }) => eq(quizResults.authorId, id)),
    collect: (db, { id }) => collectQuizResults(db, id),
  },
  attempts: {
    onErasure: "Deleted. A participant's are under the user id of their link, and in no account: they stay.",
    erase: remove(attempts, ({ id }) => eq(attempts.userId, id)),
    collect: (db, { id }) => collectAttempts(db, id),
  },
  messages: {
    onErasure: "Deleted.",
    erase: remove(messages, ({ id }) => eq(messages.userId, id)),
    collect: async (db, { id }) => ({ messages: await db.select().from(messages).where(eq(messages.userId, id)) }),
  },
  ratings: {
    onErasure: "Deleted, general feedback under the person's e-mail too. A participant's are in no account: they stay.",
    erase: remove(ratings, ({ id, email }) => or(eq(ratings.authorId, id), eq(sql`lower(${ratings.email})`, email))),
    // An address that nobody has shown to be theirs opens nothing: only what was sent while signed in is exported.
    async collect(db, { id }) {
      const rows = await db.select().from(ratings).where(eq(ratings.authorId, id));
      const of = (value: string) => rows.filter((row) => row.user_feedback_value === value);
      return { userFeedbackPos: of("+1"), userFeedbackNeg: of("-1"), userFeedbackGeneral: of("general") };
    },
  },
  concerns: {
    onErasure: "Deleted.",
    erase: remove(concerns, ({ id }) => eq(concerns.authorId, id)),
    collect: async (db, { id }) => ({ reports: await db.select().from(concerns).where(eq(concerns.authorId, id)) }),
  },
  appends: {
    onErasure: "Deleted.",
    erase: remove(appends, ({ id }) => eq(appends.userId, id)),
    collect: async (db, { id }) => ({ knowledgeBank: await db.select().from(appends).where(eq(appends.userId, id)) }),
  },
  usageRecords: {
    onErasure: "They stay as counts, without a person, until they are a year old.",
    collect: (db, { id }) => collectUsage(db, id),
  },
  newsletterEmails: {
    onErasure: "Deleted.",
    erase: remove(newsletterEmails, ({ email }) => eq(newsletterEmails.email, email)),
    collect: (db, { email }) => collectNewsletter(db, email),
  },
  outbox: {
    onErasure:
      "Mails to the person are deleted, with the person those to an e-mail of before or of a change that waits.",
    erase: remove(outbox, ({ email }) => eq(outbox.recipient, email)),
    // Not what a mail says: a link in it could still be used.
    collect: async (db, { id, email }) => ({
      mails: await db
        .select({ recipient: outbox.recipient, subject: outbox.subject, createdAt: outbox.createdAt })
        .from(outbox)
        .where(or(eq(outbox.userId, id), eq(outbox.recipient, email))),
    }),
  },
  verifications: {
    onErasure: "Links that wait to be used are deleted.",
    erase: remove(verifications, ({ id }) => eq(verifications.value, id)),
  },
  emailChanges: {
    onErasure: "Deleted with the person.",
    collect: async (db, { id }) => ({
      emailChanges: await db
        .select({ email: emailChanges.email, createdAt: emailChanges.createdAt, expiresAt: emailChanges.expiresAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, id)),
    }),
  },
  groups: {
    onErasure: "The seat is free again.",
    erase: (tx, { id }) =>
      tx
        .update(groups)
        .set({ count: sql`greatest(${groups.count} - 1, 0)` })
        .where(eq(groups.code, sql`(select ${users.groupCode} from ${users} where ${users.id} = ${id})`)),
  },
  sessions: {
    onErasure: "Deleted with the person: every browser is signed out.",
    collect: async (db, { id }) => ({
      signIns: await db
        .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, userAgent: sessions.userAgent })
        .from(sessions)
        .where(eq(sessions.userId, id)),
    }),
  },
  apiTokens: {
    onErasure: "Deleted with the person: their programs are shut out.",
    collect: async (db, { id }) => ({
      apiTokens: await db
        .select({
          name: apiTokens.name,
          scopes: apiTokens.scopes,
          createdAt: apiTokens.createdAt,
          lastUsedAt: apiTokens.lastUsedAt,
        })
        .from(apiTokens)
        .where(eq(apiTokens.userId, id)),
    }),
  },
  credentials: {
    onErasure: "Deleted with the person.",
    collect: async (db, { id }) => ({
      waysToSignIn: await db
        .select({ providerId: credentials.providerId, createdAt: credentials.createdAt })
        .from(credentials)
        .where(eq(credentials.userId, id)),
    }),
  },
  auditLog: {
    onErasure: "It stays, without the person: what was done is kept, who did it is not, nor what theirs was called.",
    erase: (tx, { id }) => tx.update(auditLog).set({ title: null }).where(eq(auditLog.subjectId, id)),
    collect: async (db, { id }) => ({
      adminActs: await db
        .select({ act: auditLog.act, target: auditLog.target, createdAt: auditLog.createdAt })
        .from(auditLog)
        .where(eq(auditLog.actorId, id)),
    }),
  },
  roles: {
    onErasure: "Deleted with the person.",
    collect: (db, { id }) => collectRoles(db, id),
  },
  assignments: { onErasure: "They are a group's, and hold nothing about a person." },
  madeCourses: { onErasure: "Holds nothing about a person." },
  courseVersions: { onErasure: "Holds nothing about a person." },
  engineBuilds: { onErasure: "Holds nothing about a person." },
  studies: { onErasure: "Holds nothing about a person." },
  studyWithdrawals: { onErasure: "Holds nothing about a person: that somebody left is counted." },
  studyConsents: { onErasure: "Holds nothing about a person." },
  courseProgress: { onErasure: "It goes with its participant." },
  courseAnswers: { onErasure: "They go with their participant; those of nobody stay." },
  rateLimits: { onErasure: "Keys are hashed, and go within the hour." },
  workshops: {
    onErasure: "A trainer's go with the trainer, with everything that was written in them.",
    erase: (tx, { id }) => eraseWorkshops(tx, id),
    collect: (db, { id }) => collectWorkshops(db, id),
  },
  workshopSteps: { onErasure: "They go with their workshop." },
  workshopGuests: {
    onErasure: "Guests have no account: they go with their workshop, when it has been kept long enough.",
  },
  workshopVotes: { onErasure: "They are guests', and go with their workshop." },
  workshopAnswers: { onErasure: "They are guests', and go with their workshop." },
  participants: {
    onErasure:
      "They have no account: an admin erases one by the user id, with everything under it, and until then they stay.",
  },
  installation: { onErasure: "Holds nothing about a person." },
  users: {
    onErasure: "Deleted, last of all.",
    erase: remove(users, ({ id }) => eq(users.id, id)),
    async collect(db, { id }) {
      const [profile] = await db.select(profileColumns).from(users).where(eq(users.id, id));
      return { profile: [{ ...profile, ...(await readLists(db, id)) }] };
    },
  },
};

const profileColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  initials: users.initials,
  terms: users.terms,
  group: sql<string | null>`(select ${groups.name} from ${groups} where ${groups.code} = ${users.groupCode})`,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
};

/** Other sessions of a person than the one they ask from. */
export const otherSessions = (userId: string, token: string) =>
  and(eq(sessions.userId, userId), ne(sessions.token, token));
