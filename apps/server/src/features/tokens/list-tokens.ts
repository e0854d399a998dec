import type { ApiToken } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst } from "../../db/page.ts";
import { apiTokens } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { presentToken } from "./token-row.ts";

/** A person's tokens, newest first: they are few. */
export async function listTokens({ db }: Deps, { id }: Person): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, id))
    .orderBy(...newestFirst(apiTokens));
  return rows.map(presentToken);
}
