import { type Attempt, toSlots } from "@wellput/contract";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  articleImages,
  attempts,
  challenges,
  groupAnswers,
  groups,
  newsletterEmails,
  quizResults,
  responses,
  roles,
  usageRecords,
  workshopSteps,
  workshops,
} from "../../db/schema/index.ts";
import { groupNames } from "../groups/public.ts";
import { readOwnLetters } from "../session-documents/public.ts";

type Parts = Record<string, readonly object[]>;

/** Rows that stand under paths of their own, by path. */
function byPath<Row>(rows: readonly Row[], pathOf: (row: Row) => string, shapeOf: (row: Row) => object): Parts {
  const parts = new Map<string, object[]>();
  for (const row of rows) {
    const path = pathOf(row);
    const known = parts.get(path);
    if (known) known.push(shapeOf(row));
    else parts.set(path, [shapeOf(row)]);
  }
  return Object.fromEntries(parts);
}

/** Tries as the old records have them, each under its own path. */
export async function collectAttempts(db: Database, userId: string): Promise<Parts> {
  const rows = await db.select().from(attempts).where(eq(attempts.userId, userId)).orderBy(attempts.createdAt);
  return byPath(
    rows,
    ({ path }) => path,
    ({ id, g, d, tg, oldM, m, t, sessId, s, engineVersion, createdAt }): Omit<Attempt, "path"> => {
      const moment = createdAt.toISOString();
      return { id, g, d, tg, oldM, m, t, sess_id: sessId, s, engine_version: engineVersion, createdAt: moment };
    },
  );
}

/** Challenges, public or drafts, for the groups by their names. */
export async function collectChallenges(db: Database, authorId: string): Promise<Parts> {
  const rows = await db.select().from(challenges).where(eq(challenges.authorId, authorId));
  const nameAll = await groupNames(
    db,
    rows.flatMap((row) => row.groups),
  );
  return { publicChallenges: rows.map(({ version: _version, ...row }) => ({ ...row, groups: nameAll(row.groups) })) };
}

/** Answers to challenges by their slots. */
export async function collectResponses(db: Database, authorId: string): Promise<Parts> {
  const rows = await db.select().from(responses).where(eq(responses.authorId, authorId));
  return { challenges: rows.map(({ sentences, ...row }) => ({ ...row, ...toSlots(sentences) })) };
}

/** What an admin made somebody. */
export async function collectRoles(db: Database, userId: string): Promise<Parts> {
  const { groupId, study, createdAt } = roles;
  const theirs = db.select({ groupId, study, createdAt }).from(roles).where(eq(roles.userId, userId));
  return { roles: await theirs.orderBy(asc(createdAt)) };
}

/** Rounds of quizzes, by the quiz. */
export async function collectQuizResults(db: Database, authorId: string): Promise<Parts> {
  const rows = await db.select().from(quizResults).where(eq(quizResults.authorId, authorId));
  return byPath(
    rows,
    ({ activityType }) => activityType,
    ({ correct, incorrect, ...row }) => ({ ...row, Correct: correct, Incorrect: incorrect }),
  );
}

const nameOfGroup = (key: PgColumn) =>
  sql<string>`coalesce((select ${groups.name} from ${groups} where ${groups.id}::text = ${key}), ${key})`;

/** Answers to scenarios, under the path where their group has gathered them. */
export async function collectGroupAnswers(db: Database, authorId: string): Promise<Parts> {
  const rows = await db
    .select({ ...getTableColumns(groupAnswers), groupName: nameOfGroup(groupAnswers.groupKey) })
    .from(groupAnswers)
    .where(eq(groupAnswers.authorId, authorId));
  return byPath(
    rows,
    ({ groupName, parentDoc }) => `groups/${groupName}/${parentDoc}`,
    ({ id, written, createdAt }) => ({ ...written, id, authorId, createdAt }),
  );
}

/** What somebody wrote in shared sheets, under the path of each: their own letters as they stand, s0 and on. */
export async function collectSheets(db: Database, userId: string): Promise<Parts> {
  const sheets = await readOwnLetters(db, userId);
  const nameOf = await groupNames(
    db,
    sheets.map(({ sheet }) => sheet.groupKey),
  );
  const parts = byPath(
    sheets,
    ({ sheet: { groupKey, sessionId, name } }) => `groups/${nameOf([groupKey])[0]}/${sessionId}/${name}`,
    ({ fields }) => fields,
  );
  return Object.fromEntries(Object.entries(parts).map(([path, written]) => [path, [Object.assign({}, ...written)]]));
}

/** Events of somebody's use as `{ id, time }`, each with its name and place. */
export async function collectUsage(db: Database, userId: string): Promise<Parts> {
  const rows = await db.select().from(usageRecords).where(eq(usageRecords.userId, userId));
  return {
    usage: rows.map(({ id, createdAt, name, path, locationId, sessionResponse }) => {
      return { id, time: createdAt, name, path, location_id: locationId, sessionResponse };
    }),
  };
}

/** The newsletter's entry as `{ id, t }`. */
export async function collectNewsletter(db: Database, email: string): Promise<Parts> {
  const rows = await db.select().from(newsletterEmails).where(eq(newsletterEmails.email, email));
  return { emails: rows.map((row) => ({ id: row.email, t: row.createdAt })) };
}

/** A person's pictures, each as WebP in base64. */
export async function collectArticleImages(db: Database, authorId: string): Promise<Parts> {
  const { id, articleId, bytes, createdAt } = articleImages;
  const rows = await db
    .select({ id, articleId, bytes, createdAt })
    .from(articleImages)
    .where(eq(articleImages.authorId, authorId));
  const shown = rows.map(({ bytes: webp, ...image }) => ({ ...image, webp: Buffer.from(webp).toString("base64") }));
  return { articleImages: shown };
}

/** A trainer's workshops with what was asked in them. What guests answered is theirs, and not in here. */
export async function collectWorkshops(db: Database, trainerId: string): Promise<Parts> {
  const rows = await db
    .select({ workshop: workshops, step: workshopSteps })
    .from(workshops)
    .leftJoin(workshopSteps, eq(workshopSteps.workshopId, workshops.id))
    .where(eq(workshops.trainerId, trainerId))
    .orderBy(workshops.createdAt, workshops.id, workshopSteps.position);
  const byId = new Map(rows.map(({ workshop }) => [workshop.id, workshop]));
  const steps = [...byId.values()].map(({ id, title, createdAt }) => {
    const own = rows.flatMap(({ step }) => (step?.workshopId === id ? [step] : []));
    return { id, title, createdAt, steps: own.map(({ kind, prompt, material }) => ({ kind, prompt, material })) };
  });
  return { workshops: steps };
}
