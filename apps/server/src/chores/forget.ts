import { PARTICIPANT_ATTEMPTS_ROOT } from "@wellput/contract";
import { and, eq, gte, inArray, isNotNull, isNull, like, lt, notExists, notLike, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import {
  attempts,
  courseAnswers,
  courseProgress,
  emailChanges,
  messages,
  outbox,
  participants,
  ratings,
  sessionDocuments,
  sessions,
  surveyAnswers,
  usageRecords,
  verifications,
  workshops,
} from "../db/schema/index.ts";
import { removeRatings } from "../features/participants/public.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many rows at a time: between two such steps others get their turn. */
const BATCH = 1000;
/** A shared sheet that nobody opens for so long is over. */
const SHEET_DAYS = 30;
/** So long it is known that there was a mail, sent or not. */
const MAIL_DAYS = 30;
/** As far back as the report of usage looks. */
const USAGE_DAYS = 366;
const OF_PARTICIPANTS = `${PARTICIPANT_ATTEMPTS_ROOT}/%/%`;

interface ForgetOptions {
  readonly now: Date;
  /** How long what nobody's name stands at is kept: tries, messages and letters of visitors, answers to surveys. */
  readonly visitorDays: number;
  /** The same for participants of courses and studies; undefined where they are kept until somebody erases them. */
  readonly participantDays: number | undefined;
  /** The same for workshops, from the last thing that their trainer did in them, where the trainer has not chosen fewer. */
  readonly workshopDays: number;
}

/** Deletes what has been kept long enough, and answers how much of each that was. */
export async function forgetOld(
  db: Database,
  { now, visitorDays, participantDays, workshopDays }: ForgetOptions,
): Promise<Record<string, number>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isVisitors = and(isNull(attempts.userId), notLike(attempts.path, OF_PARTICIPANTS));
  const oldest = before(visitorDays);
  return {
    attempts: await forget(db, attempts, and(isVisitors, lt(attempts.createdAt, oldest))),
    messages: await forget(db, messages, and(isNull(messages.userId), lt(messages.createdAt, oldest))),
    answers: await forget(
      db,
      courseAnswers,
      and(isNull(courseAnswers.participantId), lt(courseAnswers.createdAt, oldest)),
    ),
    letters: await forget(
      db,
      ratings,
      and(isNull(ratings.authorId), eq(ratings.user_feedback_value, "general"), lt(ratings.createdAt, oldest)),
    ),
    usage: await forget(db, usageRecords, lt(usageRecords.createdAt, before(USAGE_DAYS))),
    mails: await forget(db, outbox, lt(outbox.createdAt, before(MAIL_DAYS))),
    signIns: await forget(db, sessions, lt(sessions.expiresAt, now)),
    links: (await forget(db, verifications, lt(verifications.expiresAt, now))) + (await forgetEmailChanges(db, now)),
    surveys: await forget(db, surveyAnswers, lt(surveyAnswers.day, oldest.toISOString().slice(0, 10))),
    participants: participantDays === undefined ? 0 : await forgetParticipants(db, before(participantDays)),
    sheets: await forget(
      db,
      sessionDocuments,
      and(lt(sessionDocuments.usedAt, before(SHEET_DAYS)), isNull(sessionDocuments.workshopId)),
    ),
    workshops: await forget(
      db,
      workshops,
      lt(
        workshops.usedAt,
        sql`${now.toISOString()}::timestamptz - least(${workshops.keptDays}, ${workshopDays}::int) * interval '1 day'`,
      ),
    ),
  };
}

/** Their tries, with what they said of the comments on them, and answers first; then whoever began as long ago, has no try left, and has not gone on in a course since. */
async function forgetParticipants(db: Database, oldest: Date): Promise<number> {
  const isOld = and(like(attempts.path, OF_PARTICIPANTS), lt(attempts.createdAt, oldest));
  await forget(db, attempts, isOld, (ids) => removeRatings(db, inArray(attempts.id, ids)));
  await forget(db, courseAnswers, and(isNotNull(courseAnswers.participantId), lt(courseAnswers.createdAt, oldest)));
  const path = sql`${PARTICIPANT_ATTEMPTS_ROOT}::text || '/' || ${participants.collection} || '/' || ${participants.userId}`;
  const tries = db.select({ id: attempts.id }).from(attempts).where(sql`${attempts.path} = ${path}`);
  const goesOn = and(eq(courseProgress.participantId, participants.id), gte(courseProgress.updatedAt, oldest));
  const steps = db.select({ id: courseProgress.participantId }).from(courseProgress).where(goesOn);
  return forget(db, participants, and(lt(participants.createdAt, oldest), notExists(tries), notExists(steps)));
}

/** One a person at the most; in one step, for another may take the place of one that has ended. */
async function forgetEmailChanges(db: Database, now: Date): Promise<number> {
  const hasEnded = lt(emailChanges.expiresAt, now);
  return (await db.delete(emailChanges).where(hasEnded).returning({ userId: emailChanges.userId })).length;
}

async function forget(
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  isOld: SQL | undefined,
  /** Deletes what hangs on them, while they are there. */
  before: (ids: readonly string[]) => Promise<void> = async () => {},
) {
  let count = 0;
  for (;;) {
    const some = await db.select({ id: table.id }).from(table).where(isOld).limit(BATCH);
    const ids = some.map((row) => String(row.id));
    if (ids.length > 0) {
      await before(ids);
      await db.delete(table).where(inArray(table.id, ids));
    }
    count += ids.length;
    if (ids.length < BATCH) return count;
  }
}
