import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../http/app-error.ts";

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const MEGABYTE = 1_000_000;
const USAGE_PER_ANALYSIS = 5;
/** Who types on a shared sheet without a pause sends a few changes a second, and a workshop may share one address. */
const SHEET_PER_ANALYSIS = 50;
/** A whole class works at once, from one address. */
const PEOPLE_PER_ADDRESS = 20;
/** A whole lecture opens its links and goes on in one minute, from one address. */
const PARTICIPANTS_PER_ANALYSIS = 50;
/** A browser lets go of the stream of a tab that nobody looks at. */
const STREAMS_PER_PERSON = 20;
/** Documents are analysed one after the other: nobody fills that queue alone. */
const DOCUMENTS_AT_ONCE = 3;
/** Places come free at any moment. */
const PLACE_RETRY_S = 5;

/** What is counted a minute; each has a budget of its own. */
type RateName =
  | "analysis"
  | "own-analysis"
  | "address-analysis"
  | "rating"
  | "usage"
  | "sheet"
  | "participant"
  | "survey";

/** What somebody has several of at the same time. */
type PlaceName = "visitor-stream" | "own-stream" | "document" | "export";

interface LoadLimitsOptions {
  readonly analysesPerMinute: number;
  /** Of one person who has signed in, or one guest of a workshop. */
  readonly ownAnalysesPerMinute: number;
  readonly storedMegabytesPerDay: number;
  readonly streamsPerAddress: number;
}

/** Of how many, and until when, in seconds. */
interface RateLeft {
  readonly limit: number;
  readonly left: number;
  readonly secondsLeft: number;
}

export interface LoadLimits {
  /** Counts one. @throws {AppError} TOO_MANY_REQUESTS when none is left in this minute. */
  spend(name: RateName, key: string): Promise<void>;
  /** What is left in this minute. */
  left(name: RateName, key: string): Promise<RateLeft>;
  /** Counts bytes that are to be kept. @throws {AppError} TOO_MANY_REQUESTS when they are more than a day has. */
  store(key: string, bytes: number): Promise<void>;
  /** Takes a place and answers the way to give it back. @throws {AppError} TOO_MANY_REQUESTS when all are taken. */
  hold(name: PlaceName, key: string): () => void;
}

/** What keeps one address or person from taking all: counted where it comes in, without a question to the database. */
export function createLoadLimits({
  analysesPerMinute,
  ownAnalysesPerMinute,
  storedMegabytesPerDay,
  streamsPerAddress,
}: LoadLimitsOptions): LoadLimits {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_S });
  const rates: Record<RateName, RateLimiterMemory> = {
    analysis: perMinute(analysesPerMinute),
    "own-analysis": perMinute(ownAnalysesPerMinute),
    // Never less than an operator lets strangers have.
    "address-analysis": perMinute(Math.max(analysesPerMinute, ownAnalysesPerMinute * PEOPLE_PER_ADDRESS)),
    rating: perMinute(analysesPerMinute),
    // A page sends several of these for one analysis.
    usage: perMinute(analysesPerMinute * USAGE_PER_ANALYSIS),
    // A whole workshop answers at once, from one address.
    survey: perMinute(analysesPerMinute * PARTICIPANTS_PER_ANALYSIS),
    sheet: perMinute(analysesPerMinute * SHEET_PER_ANALYSIS),
    participant: perMinute(analysesPerMinute * PARTICIPANTS_PER_ANALYSIS),
  };
  const stored = new RateLimiterMemory({ points: storedMegabytesPerDay * MEGABYTE, duration: DAY_S });
  const places: Record<PlaceName, number> = {
    "visitor-stream": streamsPerAddress,
    "own-stream": STREAMS_PER_PERSON,
    document: DOCUMENTS_AT_ONCE,
    export: 1,
  };
  const taken = new Map<string, number>();
  return {
    spend: (name, key) => consume(rates[name], { name, key, points: 1 }),
    async left(name, key) {
      const { points: limit } = rates[name];
      const spent = await rates[name].get(key);
      const secondsLeft = spent ? Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) : MINUTE_S;
      return { limit, left: Math.max(0, spent?.remainingPoints ?? limit), secondsLeft };
    },
    async store(key, bytes) {
      if (bytes > 0) await consume(stored, { name: "stored", key, points: bytes });
    },
    hold(name, key) {
      const place = `${name} ${key}`;
      const count = taken.get(place) ?? 0;
      if (count >= places[name]) throw tooMany(name, PLACE_RETRY_S);
      taken.set(place, count + 1);
      return () => {
        const left = (taken.get(place) ?? 1) - 1;
        if (left > 0) taken.set(place, left);
        else taken.delete(place);
      };
    },
  };
}

interface Consumption {
  readonly name: string;
  readonly key: string;
  readonly points: number;
}

async function consume(limiter: RateLimiterMemory, { name, key, points }: Consumption): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(name, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

/** The refusal of whoever has done so much that they have to wait. */
export const tooMany = (name: string, secondsLeft: number) =>
  new AppError("TOO_MANY_REQUESTS", { detail: name, retryAfterS: secondsLeft });
