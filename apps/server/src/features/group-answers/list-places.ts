import { AnswerPlace } from "@wellput/contract";
import { and, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { groupAnswers, scenarios } from "../../db/schema/index.ts";
import { groupNames } from "../groups/public.ts";

/** As many as anybody would look through. */
const SHOWN_MAX = 500;

/**
 * Where answers were gathered, by group and scenario, newest first. A scenario's title shows only while others read it:
 * somebody may have answered one of their own. A trainer sees the places of their groups alone.
 */
export async function listPlaces(db: Database, person: Person): Promise<AnswerPlace[]> {
  const { groupKey, parentDoc, createdAt } = groupAnswers;
  const isListed = and(eq(sql`${scenarios.id}::text`, parentDoc), eq(scenarios.listed, true));
  const title = sql<string | null>`coalesce(${scenarios.accepted} ->> 'title', ${scenarios.title})`;
  const rows = await db
    .select({ groupKey, parentDoc, title, count: count(), latest: max(createdAt) })
    .from(groupAnswers)
    .leftJoin(scenarios, isListed)
    .where(person.isAdmin ? undefined : inArray(groupKey, [...person.trainerOf]))
    .groupBy(groupKey, parentDoc, scenarios.id)
    .orderBy(desc(max(createdAt)), groupKey, parentDoc)
    .limit(SHOWN_MAX);
  const nameAll = await groupNames(
    db,
    rows.map((row) => row.groupKey),
  );
  return rows.map((row) =>
    AnswerPlace.parse({
      ...row,
      groupName: nameAll([row.groupKey])[0],
      latest: row.latest?.toISOString().slice(0, 10),
    }),
  );
}
