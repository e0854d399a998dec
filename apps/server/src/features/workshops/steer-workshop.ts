import type { SteerWorkshop, StepPhase, WorkshopDesk } from "@wellput/contract";
import { and, eq, gt, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { workshopAnswers, workshopSteps, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announceWorkshop, tellSeats, toRoom } from "./announce-workshop.ts";
import { readDesk } from "./read-desk.ts";
import { admitGuest, removeGuest } from "./remove-guest.ts";
import { gatherTables } from "./table-sheets.ts";
import { seatAnew } from "./tables.ts";
import { findOwn, type WorkshopRow } from "./workshop-row.ts";

interface SteerWorkshopOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: SteerWorkshop;
}

/**
 * Does what a trainer asks for, tells the room, and answers the workshop as it is then.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND, WORKSHOP_STEP_NOT_FOUND.
 */
export async function steerWorkshop(deps: Deps, { person, id, input }: SteerWorkshopOptions): Promise<WorkshopDesk> {
  const at = deps.now();
  const isReveal = input.act === "phase" && input.phase === "revealed";
  if (isReveal) {
    await findOwn(deps.db, { person, id });
    // What the room is shown then is read from the answers.
    await gatherTables(deps, id);
  }
  await deps.db.transaction(async (tx) => {
    const workshop = await findOwn(tx, { person, id }, { hold: true });
    await tx.update(workshops).set({ usedAt: at }).where(eq(workshops.id, id));
    await apply(tx, { workshop, input, at });
    await announceWorkshop(tx, workshop);
  });
  // What a table wrote while the others were gathered.
  if (isReveal && (await gatherTables(deps, id))) deps.news.tellSoon(...toRoom({ id }));
  return readDesk(deps, { person, id });
}

interface Steering<Input> {
  readonly workshop: WorkshopRow;
  readonly input: Input;
  readonly at: Date;
}
type Act<Name> = Extract<SteerWorkshop, { readonly act: Name }>;

async function apply(tx: Database, { workshop, input, at }: Steering<SteerWorkshop>): Promise<void> {
  switch (input.act) {
    case "go":
      return goTo(tx, { workshop, input, at });
    case "end":
      return change(tx, workshop, { endedAt: input.isOver ? at : null });
    case "phase":
      return changeStep(tx, { workshop, input, at }, inPhase(input.phase, at));
    case "timer": {
      const endsAt = input.seconds === null ? null : new Date(at.getTime() + input.seconds * 1000);
      return changeStep(tx, { workshop, input, at }, { endsAt });
    }
    case "discuss":
      if (input.answerId !== null) await changeAnswer(tx, { workshop, input, at }, { isHidden: false });
      return changeStep(tx, { workshop, input, at }, { discussedId: input.answerId });
    case "hide":
      return hide(tx, { workshop, input, at });
    case "vote":
      return changeStep(tx, { workshop, input, at }, { isVoting: input.isOpen });
    case "remove":
      return removeGuest(tx, workshop, { guestId: input.guestId, at });
    case "admit":
      return admitGuest(tx, workshop, input.guestId);
    case "tables":
      await change(tx, workshop, { tableSize: input.size });
      await seatAnew(tx, workshop, input.size);
      return tellSeats(tx, workshop);
  }
}

/** A timer that is still to run out, and no other: whoever may write again has time. */
const runningAt = (at: Date) => sql`case when ${gt(workshopSteps.endsAt, at)} then ${workshopSteps.endsAt} end`;

/** What a step is in a phase from then on. */
const inPhase = (phase: StepPhase, at: Date) => ({
  phase,
  isVoting: false,
  ...(phase === "writing" ? { closedAt: null, endsAt: runningAt(at) } : { closedAt: at }),
});

async function change(tx: Database, { id }: WorkshopRow, values: Partial<WorkshopRow>): Promise<void> {
  await tx.update(workshops).set(values).where(eq(workshops.id, id));
}

async function goTo(tx: Database, { workshop, input: { position }, at }: Steering<Act<"go">>): Promise<void> {
  if (position !== null) {
    const isHere = and(eq(workshopSteps.workshopId, workshop.id), eq(workshopSteps.position, position));
    const rows = await tx
      .update(workshopSteps)
      .set({ openedAt: sql`coalesce(${workshopSteps.openedAt}, ${at.toISOString()})`, endsAt: runningAt(at) })
      .where(isHere)
      .returning({ id: workshopSteps.id });
    if (rows.length === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND");
  }
  await change(tx, workshop, { position, endedAt: null });
}

async function changeStep(
  tx: Database,
  { workshop, input: { stepId } }: Steering<{ readonly stepId: string }>,
  values: PgUpdateSetSource<typeof workshopSteps>,
): Promise<void> {
  const rows = await tx
    .update(workshopSteps)
    .set(values)
    .where(and(eq(workshopSteps.id, stepId), eq(workshopSteps.workshopId, workshop.id)))
    .returning({ id: workshopSteps.id });
  if (rows.length === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND");
}

type AboutAnswer = Steering<{ readonly stepId: string; readonly answerId: string | null }>;

/** Changes an answer that its trainer sees, of a step that is theirs: changeStep looks at that. One that shows somebody at risk is none of these. */
async function changeAnswer(tx: Database, { input }: AboutAnswer, values: { isHidden: boolean }): Promise<void> {
  const rows = await tx
    .update(workshopAnswers)
    .set(values)
    .where(
      and(
        eq(workshopAnswers.id, input.answerId ?? ""),
        eq(workshopAnswers.stepId, input.stepId),
        eq(workshopAnswers.isAtRisk, false),
      ),
    )
    .returning({ id: workshopAnswers.id });
  if (rows.length === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND");
}

async function hide(tx: Database, steering: Steering<Act<"hide">>): Promise<void> {
  const { answerId, isHidden } = steering.input;
  // What is hidden is discussed no more.
  await changeStep(tx, steering, { discussedId: sql`nullif(${workshopSteps.discussedId}, ${answerId}::uuid)` });
  await changeAnswer(tx, steering, { isHidden });
}
