import type { CreateScenario, Scenario } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { reviewOfSaved } from "../../review/review.ts";
import { audienceOf, present, shownOf } from "./scenario-row.ts";

interface CreateScenarioOptions {
  readonly person: Person;
  readonly input: CreateScenario;
}

/**
 * Keeps a scenario under the id its author chose; a repeat answers the stored one. A public one of an admin is listed at
 * once, anybody else's when an admin has looked at it.
 *
 * @throws {AppError} ID_TAKEN when somebody else's scenario has the id.
 */
export async function createScenario(
  { db, now }: Deps,
  { person, input }: CreateScenarioOptions,
): Promise<{ scenario: Scenario; created: boolean }> {
  const at = now();
  const { isPublic } = input;
  const review = reviewOfSaved({ before: null, fields: shownOf(input), isPublic, byAdmin: person.isAdmin, at });
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(scenarios)
      .values({ ...input, ...review, authorId: person.id, authByAdmin: person.isAdmin, createdAt: at })
      .onConflictDoNothing({ target: scenarios.id })
      .returning();
    if (row) {
      await announce(tx, { type: "scenario.created", id: row.id }, audienceOf(row));
      if (row.waitingSince) await announce(tx, { type: "desk.updated", id: row.id }, "admins");
      return { scenario: present(row, person), created: true };
    }
    const [stored] = await tx.select().from(scenarios).where(eq(scenarios.id, input.id));
    if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
    return { scenario: present(stored, person), created: false };
  });
}
