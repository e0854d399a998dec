import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../db/schema/index.ts";
import { AppError } from "../http/app-error.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const USAGE_PER_ANALYSIS = 5;
/** Who types on a shared sheet without a pause sends a few changes a second, and a workshop may share one address. */
const SHEET_PER_ANALYSIS = 50;
const CLEANING_EVERY_MS = 60_000;

/** What is counted; each has a budget of its own. */
export type LimitName =
  | "sign-in"
  | "sign-up"
  | "reset"
  | "joining-code"
  | "newsletter"
  | "password"
  | "analysis"
  | "rating"
  | "usage"
  | "sheet";

/** Floods are stopped where they come in, without a question to the database; what guards an account is kept there. */
type FloodName = "analysis" | "rating" | "usage" | "sheet";
type GuardName = Exclude<LimitName, FloodName>;

export interface Limits {
  /** Counts one try of each key. @throws {AppError} TOO_MANY_REQUESTS when one has none left in its window. */
  spend(name: LimitName, ...keys: string[]): Promise<void>;
  /** Forgets the tries of a key: they turned out to be its owner's. */
  forget(name: GuardName, key: string): Promise<void>;
}

interface LimitsOptions {
  readonly db: Database;
  /** Keys are hashed with it. */
  readonly secret: string;
  readonly analysesPerMinute: number;
  readonly triesPerMinute: number;
  readonly passwordsPerHour: number;
}

/**
 * Budgets a minute, and an hour for passwords. Those that guard accounts are in the database: they survive a restart and
 * hold over several servers.
 */
export function createLimits({
  db,
  secret,
  analysesPerMinute,
  triesPerMinute,
  passwordsPerHour,
}: LimitsOptions): Limits {
  const flood = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_S });
  const floods: Record<FloodName, RateLimiterMemory> = {
    analysis: flood(analysesPerMinute),
    rating: flood(analysesPerMinute),
    // A page sends several of these for one analysis.
    usage: flood(analysesPerMinute * USAGE_PER_ANALYSIS),
    sheet: flood(analysesPerMinute * SHEET_PER_ANALYSIS),
  };
  const nameKey = (name: string, key: string) =>
    `${name}:${createHmac("sha256", secret).update(key).digest("base64url")}`;
  let cleanedAt = 0;
  const clean = async () => {
    if (Date.now() - cleanedAt < CLEANING_EVERY_MS) return;
    cleanedAt = Date.now();
    await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
  };
  return {
    async spend(name, ...keys) {
      if (isFlood(name)) {
        for (const key of keys) await spendInMemory(floods[name], name, key);
        return;
      }
      await clean();
      const [budget, seconds] = name === "password" ? [passwordsPerHour, HOUR_S] : [triesPerMinute, MINUTE_S];
      for (const key of keys) {
        const { spent, secondsLeft } = await countTry(db, nameKey(name, key), seconds);
        if (spent > budget) throw tooMany(name, secondsLeft);
      }
    },
    async forget(name, key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, nameKey(name, key)));
    },
  };
}

/** Counts a try in one statement, by the database's clock: of any number at once, on whatever server, each counts. */
async function countTry(db: Database, key: string, seconds: number): Promise<{ spent: number; secondsLeft: number }> {
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, spent: 1, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        spent: sql`case when ${isOver} then 1 else ${rateLimits.spent} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      spent: rateLimits.spent,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.endsAt} - now()))::int`,
    });
  if (!row) throw new Error("a counted try has no row");
  return row;
}

async function spendInMemory(limiter: RateLimiterMemory, name: LimitName, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(name, Math.ceil(reason.msBeforeNext / 1000));
  }
}

const FLOODS: readonly LimitName[] = ["analysis", "rating", "usage", "sheet"] satisfies FloodName[];
const isFlood = (name: LimitName): name is FloodName => FLOODS.includes(name);

const tooMany = (name: LimitName, secondsLeft: number) =>
  new AppError("TOO_MANY_REQUESTS", { detail: `${name}: ${secondsLeft} s left` });
