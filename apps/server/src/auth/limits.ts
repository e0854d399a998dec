import { createHmac } from "node:crypto";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../db/schema/index.ts";
import { tooMany } from "./load-limits.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Who is cross with a page reports it once, not all day. */
const CONCERNS_PER_HOUR = 20;
/** Their links are good for an hour: whoever lost so many finds the next in the same mailbox. */
const RESET_MAILS_PER_HOUR = 5;
/** An account takes so many times the wrong passwords of one address from all of them together. */
const ADDRESSES_PER_ACCOUNT = 10;
const CLEANING_EVERY_MS = 60_000;

/** What is counted; each has a budget of its own. */
type LimitName =
  | "sign-in"
  | "sign-up"
  | "reset"
  | "reset-mail"
  | "joining-code"
  | "session-number"
  | "workshop-code"
  | "newsletter"
  | "concern"
  | "password"
  | "account";

export interface Limits {
  /** Counts one try of a key. @throws {AppError} TOO_MANY_REQUESTS when it has none left in its window. */
  spend(name: LimitName, key: string): Promise<void>;
  /**
   * Counts a try of a key unless the database finds it fine: of those who guess only so many get through, at once or one
   * after the other, and of those who know all.
   *
   * @throws {AppError} TOO_MANY_REQUESTS when too many were counted.
   */
  spendUnless(isFine: SQL, name: LimitName, key: string): Promise<void>;
  /**
   * Counts a try of a key that fails: what succeeds was no guess.
   *
   * @throws {AppError} TOO_MANY_REQUESTS, and whatever `act` throws.
   */
  spendOnFailure<Answer>(name: LimitName, key: string, act: () => Promise<Answer>): Promise<Answer>;
  /** Counts one try of a key and answers whether it was one too many, where nobody is to be told. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Takes back one try of a key: it was no guess. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets the tries of a key: they turned out to be its owner's. */
  forget(name: LimitName, key: string): Promise<void>;
}

interface LimitsOptions {
  readonly db: Database;
  /** Keys are hashed with it. */
  readonly secret: string;
  readonly triesPerMinute: number;
  readonly passwordsPerHour: number;
}

/**
 * What guards accounts: budgets a minute, and an hour for mails to one mailbox, and for the passwords of one address at one
 * account and of all addresses at it together. They are in the database: they survive a restart and hold over several servers.
 */
export function createLimits({ db, secret, triesPerMinute, passwordsPerHour }: LimitsOptions): Limits {
  /** Tries and the window in which they are counted, in seconds. */
  const budgets: Readonly<Record<LimitName, readonly [number, number]>> = {
    "sign-in": [triesPerMinute, MINUTE_S],
    "sign-up": [triesPerMinute, MINUTE_S],
    reset: [triesPerMinute, MINUTE_S],
    "reset-mail": [RESET_MAILS_PER_HOUR, HOUR_S],
    "joining-code": [triesPerMinute, MINUTE_S],
    "session-number": [triesPerMinute, MINUTE_S],
    "workshop-code": [triesPerMinute, MINUTE_S],
    newsletter: [triesPerMinute, MINUTE_S],
    concern: [CONCERNS_PER_HOUR, HOUR_S],
    password: [passwordsPerHour, HOUR_S],
    account: [passwordsPerHour * ADDRESSES_PER_ACCOUNT, HOUR_S],
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
  const count = async (name: LimitName, key: string, cost: SQL) => {
    await clean();
    const [budget, seconds] = budgets[name];
    const { spent, secondsLeft } = await countTry(db, { key: nameKey(name, key), seconds, cost });
    return spent > budget ? Math.max(1, secondsLeft) : 0;
  };
  const countOrThrow = async (name: LimitName, key: string, cost: SQL) => {
    const secondsLeft = await count(name, key, cost);
    if (secondsLeft > 0) throw tooMany(name, secondsLeft);
  };
  const giveBack = async (name: LimitName, key: string) => {
    await db
      .update(rateLimits)
      .set({ spent: sql`greatest(${rateLimits.spent} - 1, 0)` })
      .where(eq(rateLimits.key, nameKey(name, key)));
  };
  return {
    spend: (name, key) => countOrThrow(name, key, sql`1`),
    async spendOnFailure(name, key, act) {
      await countOrThrow(name, key, sql`1`);
      const answer = await act();
      await giveBack(name, key);
      return answer;
    },
    spendUnless: (isFine, name, key) => countOrThrow(name, key, sql`case when ${isFine} then 0 else 1 end`),
    isSpent: async (name, key) => (await count(name, key, sql`1`)) > 0,
    giveBack,
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
