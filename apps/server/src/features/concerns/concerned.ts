import type { ConcernNoun } from "@wellput/contract";
import { and, countDistinct, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { articles, challenges, concerns, scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { findArticle } from "../articles/public.ts";
import { findChallenge } from "../challenges/public.ts";
import { findScenario } from "../scenarios/public.ts";

/** Where a report says what it is about. */
export const COLUMN_OF = {
  scenario: concerns.scenarioId,
  article: concerns.articleId,
  challenge: concerns.challengeId,
} as const;

/**
 * Looks that a thing is there, and read by others than its author.
 *
 * @throws {AppError} SCENARIO_NOT_FOUND, ARTICLE_NOT_FOUND, CHALLENGE_NOT_FOUND.
 */
export async function requirePublished(
  db: Database,
  { noun, itemId }: { readonly noun: ConcernNoun; readonly itemId: string },
  person: Person | null,
): Promise<void> {
  if (noun === "challenge") {
    if (!(await findChallenge(db, itemId, person)).isPublic) throw new AppError("CHALLENGE_NOT_FOUND");
  } else if (noun === "article") {
    if (!(await findArticle(db, itemId, person)).listed) throw new AppError("ARTICLE_NOT_FOUND");
  } else if (!(await findScenario(db, itemId, person)).listed) throw new AppError("SCENARIO_NOT_FOUND");
}

/** Which thing a report is of, while others read it. */
const IS_READ: Record<ConcernNoun, SQL | undefined> = {
  scenario: and(eq(scenarios.id, concerns.scenarioId), eq(scenarios.listed, true)),
  article: and(eq(articles.id, concerns.articleId), eq(articles.listed, true)),
  challenge: and(eq(challenges.id, concerns.challengeId), eq(challenges.isPublic, true)),
};

/** The reports of what others still read, or some of them: an author may have taken it back meanwhile, and then it is theirs alone. */
export const openConcerns = (db: Database, isMeant?: SQL) =>
  db
    .select({
      concern: concerns,
      scenario: {
        id: scenarios.id,
        authorId: scenarios.authorId,
        title: scenarios.title,
        accepted: scenarios.accepted,
      },
      article: { id: articles.id, authorId: articles.authorId, title: articles.title, accepted: articles.accepted },
      challenge: { id: challenges.id, authorId: challenges.authorId, title: challenges.title },
    })
    .from(concerns)
    .leftJoin(scenarios, IS_READ.scenario)
    .leftJoin(articles, IS_READ.article)
    .leftJoin(challenges, IS_READ.challenge)
    .where(and(or(isNotNull(scenarios.id), isNotNull(articles.id), isNotNull(challenges.id)), isMeant));

/** How many things have such reports. */
export async function countConcerns(db: Database): Promise<number> {
  const thing = sql`coalesce(${scenarios.id}, ${articles.id}, ${challenges.id})`;
  const [row] = await db
    .select({ count: countDistinct(thing) })
    .from(concerns)
    .leftJoin(scenarios, IS_READ.scenario)
    .leftJoin(articles, IS_READ.article)
    .leftJoin(challenges, IS_READ.challenge);
  return row?.count ?? 0;
}
