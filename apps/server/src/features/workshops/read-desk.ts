import { WorkshopDesk } from "@wellput/contract";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { workshopAnswers, workshopGuests } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { gatherTables, ROOM_TABLE } from "./table-sheets.ts";
import { editionOf, findOwn, keptDaysOf, readSteps, type StepRow, votesFor } from "./workshop-row.ts";

/** Whoever has changed their answer within this time is writing. */
const WRITING_MS = 6000;

/** A workshop as its trainer steers it. @throws {AppError} WORKSHOP_NOT_FOUND. */
export async function readDesk(
  deps: Deps,
  own: { readonly person: Person; readonly id: string },
): Promise<WorkshopDesk> {
  const { db, now, settings } = deps;
  const workshop = await findOwn(db, own);
  await gatherTables(deps, workshop.id);
  const steps = await readSteps(db, workshop.id);
  const step = workshop.position === null ? undefined : steps[workshop.position];
  const at = now();
  return WorkshopDesk.parse({
    ...workshop,
    createdAt: workshop.createdAt.toISOString(),
    now: at.toISOString(),
    isOver: workshop.endedAt !== null,
    steps: steps.map((one) => ({ ...one, isOpened: one.openedAt !== null, endsAt: one.endsAt?.toISOString() ?? null })),
    version: editionOf(workshop, steps),
    keptDays: keptDaysOf(workshop, settings),
    removed: await readRemoved(db, workshop.id),
    guests: await readGuests(db, { workshopId: workshop.id, step, at }),
    answers: step ? await readAnswers(db, step) : [],
  });
}

/** Whether something is written. */
export const hasText = sql`trim(${workshopAnswers.text}) <> ''`;

/** Whether it is not of somebody who lost their seat. Named by hand: Drizzle leaves out the names of tables where it selects from one. */
export const isOfSomebodyHere = sql`not exists (select 1 from workshop_guests g
  where g.id = workshop_answers.guest_id and g.removed_at is not null)`;

/** What stands to be read: something, of somebody who is here, and nothing that shows somebody at risk. */
export const isReadable = and(eq(workshopAnswers.isAtRisk, false), hasText, isOfSomebodyHere);

/** What everybody may read once it is revealed. */
export const isShown = and(eq(workshopAnswers.isHidden, false), isReadable);

/** An answer as its trainer reads it. */
export const DESK_ANSWER = {
  id: workshopAnswers.id,
  text: workshopAnswers.text,
  isHidden: workshopAnswers.isHidden,
  votes: votesFor,
  table: sql<number | null>`nullif(${workshopAnswers.tableNumber}, 0)`,
};

function readAnswers(db: Database, { id }: StepRow) {
  return db
    .select(DESK_ANSWER)
    .from(workshopAnswers)
    .where(and(eq(workshopAnswers.stepId, id), isReadable))
    .orderBy(asc(workshopAnswers.id));
}

/** Who lost their seat, and may have it back. */
function readRemoved(db: Database, workshopId: string) {
  return db
    .select({ id: workshopGuests.id, name: workshopGuests.name })
    .from(workshopGuests)
    .where(and(eq(workshopGuests.workshopId, workshopId), isNotNull(workshopGuests.removedAt)))
    .orderBy(asc(workshopGuests.removedAt), asc(workshopGuests.id));
}

interface ReadGuestsOptions {
  readonly workshopId: string;
  readonly step: StepRow | undefined;
  readonly at: Date;
}

async function readGuests(db: Database, { workshopId, step, at }: ReadGuestsOptions) {
  const guests = await db
    .select({
      id: workshopGuests.id,
      name: workshopGuests.name,
      table: workshopGuests.tableNumber,
    })
    .from(workshopGuests)
    .where(and(eq(workshopGuests.workshopId, workshopId), isNull(workshopGuests.removedAt)))
    .orderBy(asc(workshopGuests.createdAt), asc(workshopGuests.id));
  const written = step ? await readWritten(db, step) : [];
  // Put together here: to find each one's answer among all is what took the database longest of a whole desk.
  const byPlace = new Map(written.map((answer) => [answer.guestId ?? `${step?.id} ${answer.table}`, answer]));
  return guests.map((guest) => {
    // Of a table everybody is shown alike: by where they sit now.
    const places = [guest.id, `${step?.id} ${guest.table}`, `${step?.id} ${ROOM_TABLE}`];
    const [latest] = places
      .flatMap((place) => byPlace.get(place) ?? [])
      .sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
    return { ...guest, doing: doingOf(latest, at) };
  });
}

/** When something was last written at a step, by whom or at which table. */
function readWritten(db: Database, { id }: StepRow) {
  return db
    .select({
      guestId: workshopAnswers.guestId,
      table: workshopAnswers.tableNumber,
      writtenAt: workshopAnswers.writtenAt,
      hasText: sql<boolean>`${hasText}`,
    })
    .from(workshopAnswers)
    .where(eq(workshopAnswers.stepId, id));
}

function doingOf(answer: Awaited<ReturnType<typeof readWritten>>[number] | undefined, at: Date) {
  if (!answer) return "reading";
  if (at.getTime() - answer.writtenAt.getTime() < WRITING_MS) return "writing";
  return answer.hasText ? "answered" : "reading";
}
