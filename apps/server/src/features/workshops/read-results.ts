import { WorkshopResults } from "@wellput/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { workshopAnswers, workshopSteps } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { DESK_ANSWER, isReadable } from "./read-desk.ts";
import { gatherTables } from "./table-sheets.ts";
import { findOwn, readSteps } from "./workshop-row.ts";

/** What was asked and answered in a workshop, step by step. @throws {AppError} WORKSHOP_NOT_FOUND. */
export async function readResults(
  deps: Deps,
  own: { readonly person: Person; readonly id: string },
): Promise<WorkshopResults> {
  const { db } = deps;
  const workshop = await findOwn(db, own);
  await gatherTables(deps, workshop.id);
  const steps = await readSteps(db, workshop.id);
  const answers = await db
    .select({ ...DESK_ANSWER, stepId: workshopAnswers.stepId })
    .from(workshopAnswers)
    .innerJoin(workshopSteps, eq(workshopSteps.id, workshopAnswers.stepId))
    .where(and(eq(workshopSteps.workshopId, workshop.id), isReadable))
    .orderBy(asc(workshopAnswers.id));
  const byStep = Map.groupBy(answers, ({ stepId }) => stepId);
  return WorkshopResults.parse({
    title: workshop.title,
    forWhom: workshop.forWhom,
    createdAt: workshop.createdAt.toISOString(),
    steps: steps.flatMap((step) => (step.openedAt ? [{ ...step, answers: byStep.get(step.id) ?? [] }] : [])),
  });
}
