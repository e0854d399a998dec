import { Me } from "@wellput/contract";
import { and, eq, isNotNull, min, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { quizResults, ratings, responses, scenarios } from "../../db/schema/index.ts";
import { groupNames } from "../groups/public.ts";

type ProfileLists = Pick<Me, "scenarioParents" | "challenges" | "parentDocs" | "userFeedback" | "judgmentsquiz">;

const COLLECTIONS = { "+1": "userFeedbackPos", "-1": "userFeedbackNeg", general: "userFeedbackGeneral" } as const;

/** The person as their own screens see them, with the lists of their profile; the admin claim goes out under both names. */
export async function readMe(db: Database, person: Person): Promise<Me> {
  const lists = await readLists(db, person.id);
  const nameAll = await groupNames(db, person.trainerOf);
  const trainerOf = person.trainerOf.map((id) => ({ id, name: nameAll([id])[0] }));
  const createdAt = person.createdAt.toISOString();
  return Me.parse({ ...person, ...lists, trainerOf, admin: person.isAdmin, createdAt });
}

/**
 * What a person's profile lists, oldest first: read from the rows themselves, so that it is in step with them whatever
 * comes or goes. A parent is in a list as long as something of theirs has it.
 */
export async function readLists(db: Database, id: string): Promise<ProfileLists> {
  const scenarioParents = await parentsOf(db, scenarios, id);
  const challenges = await parentsOf(db, responses, id);
  return {
    scenarioParents,
    challenges,
    parentDocs: [...new Set([...scenarioParents, ...challenges])],
    userFeedback: await feedbackOf(db, id),
    judgmentsquiz: await scoresOf(db, id),
  };
}

async function parentsOf(db: Database, table: typeof scenarios | typeof responses, id: string): Promise<string[]> {
  const { authorId, createdAt }: { authorId: PgColumn; createdAt: PgColumn } = table;
  const parentDoc = sql<string>`${table.parentDoc}::text`;
  const rows = await db
    .select({ parentDoc })
    .from(table)
    .where(and(eq(authorId, id), isNotNull(table.parentDoc)))
    .groupBy(table.parentDoc)
    .orderBy(min(createdAt), table.parentDoc);
  return rows.map((row) => row.parentDoc);
}

/** References to ratings, by the collections that the export has them in. */
async function feedbackOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: ratings.id, value: ratings.user_feedback_value })
    .from(ratings)
    .where(eq(ratings.authorId, id))
    .orderBy(ratings.createdAt, ratings.id);
  return rows.map((row) => `${COLLECTIONS[row.value]}/${row.id}`);
}

async function scoresOf(db: Database, id: string): Promise<number[]> {
  const rows = await db
    .select({ finalScore: quizResults.finalScore })
    .from(quizResults)
    .where(eq(quizResults.authorId, id))
    .orderBy(quizResults.createdAt, quizResults.id);
  return rows.map(({ finalScore }) => finalScore);
}
