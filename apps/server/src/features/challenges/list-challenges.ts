import type { Challenge, Page, PageQuery } from "@wellput/contract";
import { and, arrayOverlaps, eq, or } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { challenges } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./challenge-row.ts";
import { groupsOf } from "./challenges.policy.ts";

interface ListChallengesOptions {
  readonly person: Person | null;
  readonly query: PageQuery & { readonly mine: boolean };
}

/**
 * One page of the challenges a person may see, or with `mine` of those they wrote.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listChallenges(
  { db }: Deps,
  { person, query: { cursor, limit, mine } }: ListChallengesOptions,
): Promise<Page<Challenge>> {
  if (mine && !person) throw new AppError("NOT_SIGNED_IN");
  const own = person ? eq(challenges.authorId, person.id) : undefined;
  const visible = person?.isAdmin ? undefined : or(arrayOverlaps(challenges.groups, groupsOf(person)), own);
  const rows = await db
    .select()
    .from(challenges)
    .where(and(mine ? own : visible, olderThan(challenges, cursor)))
    .orderBy(...newestFirst(challenges))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => present(row, person));
}
