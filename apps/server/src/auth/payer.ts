import { and, isNull, sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import { workshopGuests } from "../db/schema/index.ts";
import { clientAddress } from "../http/client-address.ts";
import type { AppContext } from "../http/env.ts";
import type { Floods } from "./floods.ts";
import { guestTokenHashes } from "./guest-tokens.ts";

/**
 * For whom an analysis is counted: who has signed in and who has a seat in a workshop on their own, for a whole class may
 * share one address; all others of an address together.
 */
export interface Payer {
  readonly budget: "analysis" | "own-analysis";
  readonly key: string;
  readonly address: string;
}

export async function payerOf(c: AppContext): Promise<Payer> {
  const address = clientAddress(c);
  const own = c.var.person?.id ?? (await findGuestId(c));
  return own ? { budget: "own-analysis", key: own, address } : { budget: "analysis", key: address, address };
}

/** Counts one analysis, also for the address. @throws {AppError} TOO_MANY_REQUESTS. */
export async function spendAnalysis(floods: Floods, { budget, key, address }: Payer): Promise<void> {
  await floods.spend(budget, key);
  await floods.spend("address-analysis", address);
}

const guestsByTokens = prepared((db) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(and(sql`${workshopGuests.tokenHash} = any(${sql.placeholder("hashes")})`, isNull(workshopGuests.removedAt)))
    .orderBy(workshopGuests.id)
    .limit(1)
    .prepare("guests_by_tokens"),
);

/** The one seat that counts of whoever has several. */
async function findGuestId(c: AppContext): Promise<string | undefined> {
  const hashes = guestTokenHashes(c);
  if (hashes.length === 0) return undefined;
  const [guest] = await guestsByTokens(c.var.deps.db).execute({ hashes });
  return guest?.id;
}
