import {
  type CodeProgress,
  FEEDBACK_CODES,
  PROGRESS_DAYS,
  PROGRESS_TRIES,
  PROGRESS_TRIES_MIN,
  type Progress,
  type SentenceFeedback,
  UNAIDED_TAG,
} from "@wellput/contract";
import { desc, eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { attempts } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A streak is counted as far back as this. */
const STREAK_DAYS_MAX = 366;

interface ReadProgressOptions {
  readonly person: Person;
  /** Minutes by which the person's clock is ahead of UTC. */
  readonly utcOffset: number;
}

/** How a person's practice goes, from their own tries alone. */
export async function readProgress({ db, now }: Deps, { person, utcOffset }: ReadProgressOptions): Promise<Progress> {
  const today = dayOf(new Date(now().getTime() + utcOffset * MINUTE_MS));
  const counts = await countByDay(db, person.id, utcOffset);
  const days = Array.from({ length: PROGRESS_DAYS }, (_, at) => dayBefore(today, PROGRESS_DAYS - 1 - at));
  return {
    tries: await db.$count(attempts, eq(attempts.userId, person.id)),
    streakDays: streakOf(counts, today),
    days: days.map((day) => ({ day, ...(counts.get(day) ?? { attempts: 0, unaided: 0 }) })),
    ...compare(await latestTries(db, person.id)),
  };
}

interface DayCounts {
  readonly attempts: number;
  readonly unaided: number;
}

async function countByDay(db: Database, userId: string, utcOffset: number): Promise<Map<string, DayCounts>> {
  const local = sql`${attempts.createdAt} at time zone 'UTC' + make_interval(mins => ${utcOffset})`;
  const day = sql<string>`to_char(${local}, 'YYYY-MM-DD')`;
  const isUnaided = sql`${UNAIDED_TAG} = any(string_to_array(${attempts.tg}, ','))`;
  const unaided = sql<number>`count(*) filter (where ${isUnaided})::int`;
  const rows = await db
    .select({ day, attempts: sql<number>`count(*)::int`, unaided })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    // By position: the expression holds a parameter, which the database would not know to be the same.
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(STREAK_DAYS_MAX);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** Days in a row with a try, up to today; a day that is not over yet does not break it. */
function streakOf(counts: ReadonlyMap<string, unknown>, today: string): number {
  let streak = 0;
  let day = counts.has(today) ? today : dayBefore(today, 1);
  for (; counts.has(day) && streak < STREAK_DAYS_MAX; day = dayBefore(day, 1)) streak++;
  return streak;
}

/** The codes of the latest tries, newest first. */
async function latestTries(db: Database, userId: string): Promise<Set<string>[]> {
  const rows = await db
    .select({ s: attempts.s })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.createdAt), desc(attempts.id))
    .limit(2 * PROGRESS_TRIES);
  return rows.map(({ s }) => new Set(s.flatMap(flaggedCodes)));
}

const flaggedCodes = ({ r_l }: SentenceFeedback) => r_l.filter(({ bad }) => bad).map(({ c }) => c as string);

/** Holds the latest tries against as many before them. */
function compare(tries: readonly Set<string>[]): Pick<Progress, "compared" | "lessOften"> {
  const compared = Math.min(PROGRESS_TRIES, Math.floor(tries.length / 2));
  if (compared < PROGRESS_TRIES_MIN) return { compared: 0, lessOften: [] };
  const [recent, earlier] = [tries.slice(0, compared), tries.slice(compared, 2 * compared)];
  const countIn = (some: readonly Set<string>[], code: string) => some.filter((codes) => codes.has(code)).length;
  const gain = ({ before, recently }: CodeProgress) => before - recently;
  const lessOften = FEEDBACK_CODES.map((code) => ({
    code,
    before: countIn(earlier, code),
    recently: countIn(recent, code),
  })).filter((code) => gain(code) > 0);
  return { compared, lessOften: lessOften.sort((a, b) => gain(b) - gain(a)) };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const dayBefore = (day: string, days: number) => dayOf(new Date(Date.parse(day) - days * DAY_MS));
