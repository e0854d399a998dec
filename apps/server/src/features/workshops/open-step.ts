import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { prepared } from "../../db/prepared.ts";
import { workshopSteps } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { StepRow, WorkshopRow } from "./workshop-row.ts";

/** What was on its way when the trainer closed a step is still taken. */
const GRACE_MS = 5000;

interface AtStep {
  readonly workshop: WorkshopRow;
  readonly stepId: string;
}

/** A step that people have had before them: one that they have not is as if it were not there. @throws {AppError} WORKSHOP_STEP_NOT_FOUND. */
export async function findStep(db: Database, { workshop, stepId }: AtStep): Promise<StepRow> {
  const [step] = isUuid(stepId) ? await stepOfWorkshop(db).execute({ stepId, workshopId: workshop.id }) : [];
  if (!step?.openedAt) throw new AppError("WORKSHOP_STEP_NOT_FOUND");
  return step;
}

/** Asked with every letter that somebody types. */
const stepOfWorkshop = prepared((db) =>
  db
    .select()
    .from(workshopSteps)
    .where(
      and(eq(workshopSteps.id, sql.placeholder("stepId")), eq(workshopSteps.workshopId, sql.placeholder("workshopId"))),
    )
    .prepare("workshop_step"),
);

/** A step that takes answers. @throws {AppError} WORKSHOP_STEP_NOT_FOUND, WORKSHOP_LOCKED. */
export async function requireOpen(db: Database, { at, ...place }: AtStep & { readonly at: Date }): Promise<StepRow> {
  const step = await findStep(db, place);
  const closedAt = earlier(step.phase === "writing" ? null : step.closedAt, place.workshop.endedAt);
  if (closedAt !== null && at.getTime() - closedAt.getTime() > GRACE_MS) throw new AppError("WORKSHOP_LOCKED");
  return step;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
