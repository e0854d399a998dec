import { clientAddress } from "./client-address.ts";
import type { AppContext } from "./env.ts";

/** For whom something is counted that everybody has a share of: a person who has signed in, else an address. */
export const callerOf = (c: AppContext): string => c.var.person?.id ?? clientAddress(c);
