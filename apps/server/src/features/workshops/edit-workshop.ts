import type { EditWorkshop, WorkshopDesk } from "@wellput/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { workshopGuests, workshopSteps, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { refuseStale } from "../../http/version-of.ts";
import { recordAct } from "../audit/public.ts";
import { announceWorkshop } from "./announce-workshop.ts";
import { readDesk } from "./read-desk.ts";
import { editionOf, findOwn, readSteps, type StepRow, type WorkshopRow } from "./workshop-row.ts";

interface EditWorkshopOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: EditWorkshop;
}

/**
 * Makes a workshop what it is to be: title, words, order, more and fewer steps. A step that people have had before them stays, in the
 * way in which they answered it.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND, CHANGED_MEANWHILE, ID_TAKEN.
 */
export async function editWorkshop(deps: Deps, { person, id, input }: EditWorkshopOptions): Promise<WorkshopDesk> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const workshop = await findOwn(tx, { person, id }, { hold: true });
    const before = await readSteps(tx, workshop.id);
    refuseLoss(before, input);
    await refuseLonger(tx, workshop, input);
    await writeSteps(tx, { workshop, before, input });
    const present = before.find(({ position }) => position === workshop.position);
    const position = present ? input.steps.findIndex((step) => step.id === present.id) : null;
    const said = {
      title: input.title,
      forWhom: input.forWhom ?? workshop.forWhom,
      keptDays: input.keptDays ?? workshop.keptDays,
    };
    await tx
      .update(workshops)
      .set({ ...said, position, usedAt: at })
      .where(eq(workshops.id, workshop.id));
    const after = editionOf(said, await readSteps(tx, workshop.id));
    refuseStale({ base: input.version, before: editionOf(workshop, before), after });
    const { title } = workshop;
    await recordAct(tx, { by: person, act: "workshop.updated", target: id, title, subjectId: person.id, at });
    await announceWorkshop(tx, workshop);
  });
  return readDesk(deps, { person, id });
}

/** Whoever edits may not have seen that the workshop has begun meanwhile. */
function refuseLoss(before: readonly StepRow[], { steps }: EditWorkshop): void {
  for (const { id, openedAt, kind, mode } of before) {
    const after = steps.find((step) => step.id === id);
    if (openedAt !== null && (after?.kind !== kind || after.mode !== mode)) throw new AppError("CHANGED_MEANWHILE");
  }
}

/** Those who joined were told for how long what they write is kept: not longer, then. */
async function refuseLonger(tx: Database, { id, keptDays }: WorkshopRow, input: EditWorkshop): Promise<void> {
  if ((input.keptDays ?? 0) <= keptDays) return;
  if ((await tx.$count(workshopGuests, eq(workshopGuests.workshopId, id))) > 0) throw new AppError("CHANGED_MEANWHILE");
}

interface Writing {
  readonly workshop: WorkshopRow;
  readonly before: readonly StepRow[];
  readonly input: EditWorkshop;
}

async function writeSteps(tx: Database, { workshop, before, input: { steps } }: Writing): Promise<void> {
  const isHere = eq(workshopSteps.workshopId, workshop.id);
  const kept = new Set(steps.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await tx.delete(workshopSteps).where(and(isHere, inArray(workshopSteps.id, gone)));
  // Two steps cannot have one place, not even on their way.
  await tx
    .update(workshopSteps)
    .set({ position: sql`-1 - ${workshopSteps.position}` })
    .where(isHere);
  for (const [position, step] of steps.entries()) {
    const row = { ...step, position, workshopId: workshop.id, phase: "writing" as const };
    const [written] = await tx
      .insert(workshopSteps)
      .values(row)
      .onConflictDoUpdate({ target: workshopSteps.id, set: { ...step, position }, setWhere: isHere })
      .returning({ id: workshopSteps.id });
    if (!written) throw new AppError("ID_TAKEN");
  }
}
