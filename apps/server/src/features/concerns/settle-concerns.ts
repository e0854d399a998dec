import type { ConcernNoun } from "@wellput/contract";
import { and, eq, lte } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { concerns } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { articleReviews } from "../articles/public.ts";
import { recordActOn } from "../audit/public.ts";
import { scenarioReviews } from "../scenarios/public.ts";
import { COLUMN_OF, openConcerns } from "./concerned.ts";
import { aboutOf } from "./list-concerns.ts";

interface SettleOptions {
  /** An admin. */
  readonly by: Person;
  readonly noun: ConcernNoun;
  /** Of the thing that was reported. */
  readonly id: string;
}

/** Leaves a thing as it is; what was reported after `latest` goes on waiting. @throws {AppError} CONCERN_NOT_FOUND. */
export async function keepConcerned(
  { db, now }: Deps,
  { latest, ...options }: SettleOptions & { readonly latest: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { by, noun, id: target } = options;
    const [open] = isUuid(target) ? await openConcerns(tx, eq(COLUMN_OF[noun], target)).limit(1) : [];
    await settle(tx, options, new Date(latest));
    const about = open && aboutOf(open);
    const title = about && { title: about.title };
    await recordActOn(
      tx,
      { authorId: about?.authorId ?? null },
      { by, act: "concern.kept", target, ...title, at: now() },
    );
  });
}

const REVIEWS = { scenario: scenarioReviews, article: articleReviews };

/**
 * Takes a reported thing down: its author reads why, and may bring it before the admins anew. A practice scenario is an
 * admin's own: whoever looks after it changes or deletes it.
 *
 * @throws {AppError} CONCERN_NOT_FOUND, NOT_ALLOWED for a practice scenario.
 */
export async function takeDownConcerned(
  { db, now }: Deps,
  { reason, ...options }: SettleOptions & { readonly reason: string },
): Promise<void> {
  const { noun, id, by } = options;
  if (noun === "challenge") throw new AppError("NOT_ALLOWED", { detail: "taking down a challenge" });
  await db.transaction(async (tx) => {
    await settle(tx, options, now());
    await REVIEWS[noun].takeDown(tx, { by, id, reason, at: now() });
  });
}

async function settle(tx: Database, { noun, id }: SettleOptions, until: Date): Promise<void> {
  if (!isUuid(id)) throw new AppError("CONCERN_NOT_FOUND");
  const settled = await tx
    .delete(concerns)
    .where(and(eq(COLUMN_OF[noun], id), lte(concerns.createdAt, until)))
    .returning({ id: concerns.id });
  if (settled.length === 0) throw new AppError("CONCERN_NOT_FOUND");
  await announce(tx, { type: "desk.updated", id }, "admins");
}
