import { starterArticles, starterChallenges, starterScenarios } from "@wellput/content";
import type { Database } from "../db/database.ts";
import { articles, challenges, installation, scenarios } from "../db/schema/index.ts";

const KEY = "starter-set";

/** Loads what a new installation begins with, once: what an admin deletes later stays deleted. */
export async function loadStarterSet(tx: Database, now: Date): Promise<void> {
  const mark = { key: KEY, value: now.toISOString() };
  const [first] = await tx.insert(installation).values(mark).onConflictDoNothing().returning({ key: installation.key });
  if (!first) return;
  // Nobody's, public and listed; the first of each list is the newest, so that it comes first on the page.
  const common = (index: number) => ({ authorId: null, createdAt: new Date(now.getTime() - index * 1000) });
  const published = { isPublic: true, authByAdmin: true };
  await tx
    .insert(scenarios)
    .values(starterScenarios.map((scenario, at) => ({ ...scenario, ...common(at), ...published, listed: true })));
  await tx
    .insert(challenges)
    .values(starterChallenges.map((challenge, at) => ({ ...challenge, ...common(at), ...published })));
  await tx.insert(articles).values(starterArticles.map((article, at) => ({ ...article, ...common(at), listed: true })));
}
