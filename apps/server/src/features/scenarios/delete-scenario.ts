import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { groupAnswers, scenarios } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { asAccepted, mayBeAtDesk } from "../../review/review.ts";
import { recordActOnOthers } from "../audit/public.ts";
import { audienceOf, holdScenario } from "./scenario-row.ts";

/** Deletes a scenario; what was gathered of it as an answer goes with it. @throws {AppError} SCENARIO_NOT_FOUND, NOT_ALLOWED. */
export async function deleteScenario({ db, now }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await holdScenario(tx, id, person);
    await tx.delete(groupAnswers).where(eq(groupAnswers.id, id));
    await tx.delete(scenarios).where(eq(scenarios.id, id));
    await recordActOnOthers(tx, row, {
      by: person,
      act: "scenario.deleted",
      target: id,
      title: asAccepted(row).title,
      at: now(),
    });
    await announce(tx, { type: "scenario.deleted", id }, audienceOf(row));
    if (mayBeAtDesk(row)) await announce(tx, { type: "desk.updated", id }, "admins");
  });
}
