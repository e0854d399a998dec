import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../http/app-error.ts";

/** What is counted; each has a budget of its own. */
export type LimitName =
  | "sign-in"
  | "sign-up"
  | "reset"
  | "joining-code"
  | "newsletter"
  | "analysis"
  | "rating"
  | "usage";

export interface Limits {
  /** Counts one try of each key. @throws {AppError} TOO_MANY_REQUESTS when one has none left this minute. */
  spend(name: LimitName, ...keys: string[]): Promise<void>;
}

const USAGE_PER_ANALYSIS = 5;

interface LimitsOptions {
  readonly analysesPerMinute: number;
  readonly triesPerMinute: number;
}

/** Budgets a minute, kept in the memory of this process: the one place to change when several servers must share them. */
export function createLimits({ analysesPerMinute, triesPerMinute }: LimitsOptions): Limits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiters: Record<LimitName, RateLimiterMemory> = {
    "sign-in": limiter(triesPerMinute),
    "sign-up": limiter(triesPerMinute),
    reset: limiter(triesPerMinute),
    "joining-code": limiter(triesPerMinute),
    newsletter: limiter(triesPerMinute),
    analysis: limiter(analysesPerMinute),
    rating: limiter(analysesPerMinute),
    // A page sends several of these for one analysis.
    usage: limiter(analysesPerMinute * USAGE_PER_ANALYSIS),
  };
  return {
    async spend(name, ...keys) {
      for (const key of keys) {
        try {
          await limiters[name].consume(key);
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          throw new AppError("TOO_MANY_REQUESTS", {
            detail: `${name}: ${Math.ceil(reason.msBeforeNext / 1000)} s left`,
          });
        }
      }
    },
  };
}
