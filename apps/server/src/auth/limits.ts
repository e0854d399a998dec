import { createHmac } from "node:crypto";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../db/schema/index.ts";
import { AppError } from "../http/app-error.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** An account takes so many times the wrong passwords of one address from all of them together. */
const ADDRESSES_PER_ACCOUNT = 10;
const USAGE_PER_ANALYSIS = 5;
/** Who types on a shared sheet without a pause sends a few changes a second, and a workshop may share one address. */
const SHEET_PER_ANALYSIS = 50;
const CLEANING_EVERY_MS = 60_000;

/** What is counted; each has a budget of its own. */
export type LimitName =
  | "sign-in"
  | "sign-up"
  | "reset"
  | "reset-mail"
  | "joining-code"
  | "newsletter"
  | "password"
  | "account"
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
  /**
   * Counts a try of a key unless the database finds it fine: of those who guess only so many get through, at once or one
   * after the other, and of those who know all.
   *
   * @throws {AppError} TOO_MANY_REQUESTS when too many were counted.
   */
  spendUnless(isFine: SQL, name: GuardName, key: string): Promise<void>;
  /** Counts one try of a key and answers whether it was one too many, where nobody is to be told. */
  isSpent(name: GuardName, key: string): Promise<boolean>;
  /** Takes back one try of a key: it was no guess. */
  giveBack(name: GuardName, key: string): Promise<void>;
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
 * Budgets a minute, and an hour for passwords: of one address at one account, and of all addresses at it together. Those that guard accounts are in the database: they survive a restart and
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
  /** Tries and the window in which they are counted, in seconds. */
  const budgetOf = (name: GuardName): readonly [number, number] => {
    if (name === "password") return [passwordsPerHour, HOUR_S];
    return name === "account" ? [passwordsPerHour * ADDRESSES_PER_ACCOUNT, HOUR_S] : [triesPerMinute, MINUTE_S];
  };
  const nameKey = (name: string, key: string) =>
    `${name}:${createHmac("sha256", secret).update(key).digest("base64url")}`;
  let cleanedAt = 0;
  const clean = async () => {
    if (Date.now() - cleanedAt < CLEANING_EVERY_MS) return;
    cleanedAt = Date.now();
    await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
  };
  /** Counts a try; the seconds to wait when it was one too many, else 0. */
  const count = async (name: GuardName, key: string, cost: SQL) => {
    await clean();
    const [budget, seconds] = budgetOf(name);
    const { spent, secondsLeft } = await countTry(db, { key: nameKey(name, key), seconds, cost });
    return spent > budget ? Math.max(1, secondsLeft) : 0;
  };
  const countOrThrow = async (name: GuardName, key: string, cost: SQL) => {
    const secondsLeft = await count(name, key, cost);
    if (secondsLeft > 0) throw tooMany(name, secondsLeft);
  };
  return {
    async spend(name, ...keys) {
      if (isFlood(name)) {
        for (const key of keys) await spendInMemory(floods[name], name, key);
        return;
      }
      for (const key of keys) await countOrThrow(name, key, sql`1`);
    },
    spendUnless: (isFine, name, key) => countOrThrow(name, key, sql`case when ${isFine} then 0 else 1 end`),
    isSpent: async (name, key) => (await count(name, key, sql`1`)) > 0,
    async giveBack(name, key) {
      const isOurs = eq(rateLimits.key, nameKey(name, key));
      await db
        .update(rateLimits)
        .set({ spent: sql`greatest(${rateLimits.spent} - 1, 0)` })
        .where(isOurs);
    },
    async forget(name, key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, nameKey(name, key)));
    },
  };
}

interface Try {
  readonly key: string;
  readonly seconds: number;
  readonly cost: SQL;
}

/** Counts a try in one statement, by the database's clock: of any number at once, on whatever server, each counts. */
async function countTry(db: Database, { key, seconds, cost }: Try): Promise<{ spent: number; secondsLeft: number }> {
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, spent: cost, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        spent: sql`case when ${isOver} then ${cost} else ${rateLimits.spent} + ${cost} end`,
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
  new AppError("TOO_MANY_REQUESTS", { detail: name, retryAfterS: secondsLeft });
