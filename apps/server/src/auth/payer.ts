import type { Floods } from "./floods.ts";

/**
 * For whom an analysis is counted: who has signed in and who has a seat in a workshop on their own, for a whole class may
 * share one address; all others of an address together.
 */
export interface Payer {
  readonly budget: "analysis" | "own-analysis";
  readonly key: string;
  readonly address: string;
}

/** Counts one analysis, also for the address. @throws {AppError} TOO_MANY_REQUESTS. */
export async function spendAnalysis(floods: Floods, { budget, key, address }: Payer): Promise<void> {
  await floods.spend(budget, key);
  await floods.spend("address-analysis", address);
}
