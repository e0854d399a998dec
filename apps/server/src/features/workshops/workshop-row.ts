import { Workshop } from "@wellput/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { workshopSteps, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { versionOf } from "../../http/version-of.ts";
import type { Settings } from "../../settings.ts";

export type WorkshopRow = typeof workshops.$inferSelect;
export type StepRow = typeof workshopSteps.$inferSelect;

/** How many have joined a workshop. Named by hand: Drizzle leaves out the names of tables where it selects from one. */
export const joined = sql<number>`(select count(*)::int from workshop_guests
  where workshop_id = workshops.id and removed_at is null)`;

/** For how long what is written in a workshop is kept: as its trainer chose, and no longer than the installation keeps any. */
export const keptDaysOf = (
  { keptDays }: Pick<WorkshopRow, "keptDays">,
  { WORKSHOP_DAYS }: Pick<Settings, "WORKSHOP_DAYS">,
) => Math.min(keptDays, WORKSHOP_DAYS);

/** Names what a trainer edits; what they do while it runs is not in it. */
export const editionOf = (
  { title, forWhom, keptDays }: Pick<WorkshopRow, "title" | "forWhom" | "keptDays">,
  steps: readonly StepRow[],
): string => {
  const asked = steps.map(({ id, kind, prompt, material, mode }) => ({ id, kind, prompt, material, mode }));
  return versionOf({ title, forWhom, keptDays, steps: asked });
};

/** How many gave their voice to an answer. Named by hand: Drizzle leaves out the names of tables where it selects from one. */
export const votesFor = sql<number>`(select count(*)::int from workshop_votes v
  join workshop_guests g on g.id = v.guest_id where v.answer_id = workshop_answers.id and g.removed_at is null)`;

/** A stored workshop as its trainer's list shows it. */
export function present(row: WorkshopRow & { readonly joined: number }): Workshop {
  return Workshop.parse({ ...row, createdAt: row.createdAt.toISOString(), isOver: row.endedAt !== null });
}

/**
 * A trainer's own workshop, with `hold` its row held until the transaction ends; with `isAnyones` anybody's.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND, for another trainer's too.
 */
export async function findOwn(
  db: Database,
  { person, id }: { readonly person: Person; readonly id: string },
  { hold = false, isAnyones = false } = {},
): Promise<WorkshopRow> {
  const isTheirs = isAnyones ? undefined : eq(workshops.trainerId, person.id);
  const query = db
    .select()
    .from(workshops)
    .where(and(eq(workshops.id, id), isTheirs));
  const [row] = isUuid(id) ? await (hold ? query.for("update") : query) : [];
  if (!row) throw new AppError("WORKSHOP_NOT_FOUND");
  return row;
}

/** The steps of a workshop in their order. */
export function readSteps(db: Database, workshopId: string): Promise<StepRow[]> {
  return db
    .select()
    .from(workshopSteps)
    .where(eq(workshopSteps.workshopId, workshopId))
    .orderBy(asc(workshopSteps.position));
}
