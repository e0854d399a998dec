import { NO_PARTS, type Scenario, type UpdateScenario } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { recordActOnOthers } from "../audit/public.ts";
import { audienceOf, holdScenario, present } from "./scenario-row.ts";
import { isMine } from "./scenarios.policy.ts";

interface UpdateScenarioOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateScenario;
}

/**
 * Changes the fields that are given. Only its author may take a public scenario back into private,
 * or change the parts that only they see.
 *
 * @throws {AppError} SCENARIO_NOT_FOUND, NOT_ALLOWED.
 */
export async function updateScenario(
  { db, now }: Deps,
  { person, id, input }: UpdateScenarioOptions,
): Promise<Scenario> {
  return db.transaction(async (tx) => {
    const before = await holdScenario(tx, id, person);
    const isPublic = input.isPublic ?? before.isPublic;
    if (!isPublic && !isMine(before, person)) throw new AppError("NOT_ALLOWED", { detail: `making ${id} private` });
    if (!isMine(before, person) && Object.keys(input).some((name) => name in NO_PARTS))
      throw new AppError("NOT_ALLOWED", { detail: `the parts of ${id}` });
    const listed = isPublic && (before.listed || person.isAdmin);
    const [row] = await tx
      .update(scenarios)
      .set({ ...input, listed })
      .where(eq(scenarios.id, id))
      .returning();
    if (!row) throw new AppError("SCENARIO_NOT_FOUND");
    await recordActOnOthers(tx, before, { by: person, act: "scenario.updated", target: id, at: now() });
    // Who had it in a list must hear of it even when it has just left the list.
    await announce(tx, { type: "scenario.updated", id }, audienceOf(before.listed ? before : row));
    return present(row, person);
  });
}
