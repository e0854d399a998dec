import { and, isNull, sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import { workshopGuests } from "../db/schema/index.ts";
import { clientAddress } from "../http/client-address.ts";
import type { AppContext } from "../http/env.ts";
import { guestTokenHashes } from "./guest-tokens.ts";
import type { Quota } from "./quota.ts";

/** The quota of a request: of the person, of their seat in a workshop, or of their address. */
export async function quotaOf(c: AppContext): Promise<Quota> {
  const address = clientAddress(c);
  const own = c.var.person?.id ?? (await findGuestId(c));
  return own ? { rate: "own-analysis", key: own, address } : { rate: "analysis", key: address, address };
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
