import { NO_PARTS, Scenario, type UpdateScenario } from "@wellput/contract";
import { eq, inArray } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { inBatches } from "../../db/in-batches.ts";
import { isUuid } from "../../db/page.ts";
import { type ShownScenario, scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Audience } from "../../live/announce.ts";
import type { RowFor } from "../../live/live-hub.ts";
import { asAccepted, ownReview } from "../../review/review.ts";
import { canEdit, canSee, isMine } from "./scenarios.policy.ts";
import { themesOf } from "./theme-words.ts";

export type ScenarioRow = typeof scenarios.$inferSelect;

/**
 * A stored scenario as the person who asks sees it: the way to the message is its author's alone, and so is what no admin
 * has accepted yet.
 */
export function present(row: ScenarioRow, person: Person | null): Scenario {
  const mine = isMine(row, person);
  const shown = mine ? { ...row, review: ownReview(row) } : { ...asAccepted(row), ...NO_PARTS, review: null };
  const about = { mine, canEdit: canEdit(row, person), themes: themesOf(`${shown.title} ${shown.summary}`) };
  return Scenario.parse({ ...shown, ...about, createdAt: row.createdAt.toISOString() });
}

/** What others read of it, with a change. */
export const shownOf = (row: ShownScenario, change: UpdateScenario = {}): ShownScenario => ({
  title: change.title ?? row.title,
  summary: change.summary ?? row.summary,
  finalMessage: change.finalMessage ?? row.finalMessage,
});

/** The stored scenario of an id. @throws {AppError} SCENARIO_NOT_FOUND also when this person may not see it. */
export async function findScenario(
  db: Database,
  id: string,
  person: Person | null,
  { hold = false } = {},
): Promise<ScenarioRow> {
  if (!isUuid(id)) throw new AppError("SCENARIO_NOT_FOUND");
  const query = db.select().from(scenarios).where(eq(scenarios.id, id));
  const [row] = await (hold ? query.for("update") : query);
  if (!row || !canSee(row, person)) throw new AppError("SCENARIO_NOT_FOUND");
  return row;
}

/** The same for a change, the row held until the transaction ends. @throws {AppError} also NOT_ALLOWED. */
export async function holdScenario(tx: Database, id: string, person: Person): Promise<ScenarioRow> {
  const row = await findScenario(tx, id, person, { hold: true });
  if (!canEdit(row, person)) throw new AppError("NOT_ALLOWED", { detail: `scenario ${id}` });
  return row;
}

/** Who has the scenario in a list. */
export function audienceOf(row: Pick<ScenarioRow, "listed" | "authorId">): Audience {
  return row.listed || row.authorId === null ? "everybody" : { person: row.authorId };
}

/** Changes come in bursts: those of a moment are read in one statement. */
const scenarioById = inBatches<string, ScenarioRow | null>(async (db, ids) => {
  const rows = await db
    .select()
    .from(scenarios)
    .where(inArray(scenarios.id, [...new Set(ids)]));
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
});

/** What has become of a scenario, for those who may see it. */
export async function readScenario(db: Database, id: string): Promise<RowFor> {
  const row = await scenarioById(db)(id);
  return (person) => (row && canSee(row, person) ? present(row, person) : null);
}
