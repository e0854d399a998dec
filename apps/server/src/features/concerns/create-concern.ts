import { type CreateConcern, WITHHELD } from "@wellput/contract";
import { textsAtRisk } from "../../analyser/texts-at-risk.ts";
import type { Person } from "../../auth/person.ts";
import { concerns } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { requirePublished } from "./concerned.ts";

interface CreateConcernOptions {
  readonly person: Person | null;
  readonly input: CreateConcern;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Brings something that others published before the admins; a repeat of the same id stores nothing new. Words that show
 * somebody at risk are withheld: the kind of the report says it.
 *
 * @throws {AppError} SCENARIO_NOT_FOUND, ARTICLE_NOT_FOUND, CHALLENGE_NOT_FOUND, and as the analyser does.
 */
export async function createConcern(
  { db, analyser, now }: Deps,
  { person, input: { id, noun, itemId, kind, text }, signal }: CreateConcernOptions,
): Promise<void> {
  await requirePublished(db, { noun, itemId }, person);
  const isAtRisk = (await textsAtRisk(analyser, [text], signal)).size > 0;
  await db.transaction(async (tx) => {
    await tx
      .insert(concerns)
      .values({
        id,
        authorId: person?.id ?? null,
        scenarioId: noun === "scenario" ? itemId : null,
        articleId: noun === "article" ? itemId : null,
        challengeId: noun === "challenge" ? itemId : null,
        kind: isAtRisk ? "risk" : kind,
        text: isAtRisk ? WITHHELD : text,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: concerns.id });
    await announce(tx, { type: "desk.updated", id }, "admins");
  });
}
