import type { LoadLimits } from "./load-limits.ts";

/**
 * The share that an analysis is counted against: who has signed in and who has a seat in a workshop on their own, for a whole class may
 * share one address; all others of an address together.
 */
export interface Quota {
  readonly rate: "analysis" | "own-analysis";
  readonly key: string;
  readonly address: string;
}

/** Counts one analysis, also for the address. @throws {AppError} TOO_MANY_REQUESTS. */
export async function spendAnalysis(loadLimits: LoadLimits, { rate, key, address }: Quota): Promise<void> {
  await loadLimits.spend(rate, key);
  await loadLimits.spend("address-analysis", address);
}
