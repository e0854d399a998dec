import type { ChallengeResponse, Page, PageQuery } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { responses } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./response-row.ts";

interface ListResponsesOptions {
  readonly person: Person;
  readonly query: PageQuery;
}

/** One page of a person's own responses. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listResponses(
  { db }: Deps,
  { person, query: { cursor, limit } }: ListResponsesOptions,
): Promise<Page<ChallengeResponse>> {
  const rows = await db
    .select()
    .from(responses)
    .where(and(eq(responses.authorId, person.id), olderThan(responses, cursor)))
    .orderBy(...newestFirst(responses))
    .limit(limit + 1);
  return toPage(rows, limit, present);
}
