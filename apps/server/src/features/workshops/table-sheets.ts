import { randomUUID } from "node:crypto";
import { type ChangeSession, type SessionDocument, WORKSHOP_ANSWER_MAX_CHARS } from "@wellput/contract";
import { and, eq, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { sessionDocuments, workshopAnswers, workshopGuests, workshopSteps, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import {
  changeSessionDocument,
  openSessionDocument,
  placeOfTable,
  readUpdates,
  tableOfName,
  textOf,
} from "../session-documents/public.ts";
import { toRoom, toTrainer } from "./announce-workshop.ts";
import { findStep, requireOpen } from "./open-step.ts";
import { hiddenWhere, isRough } from "./rough-words.ts";
import type { StepRow, WorkshopRow } from "./workshop-row.ts";

type GuestRow = typeof workshopGuests.$inferSelect;

/** The field of a table's sheet in which its answer stands. */
const ANSWER_FIELD = "answer";
/** The whole room as a table. */
export const ROOM_TABLE = 0;
/** Several write what one may write, and more. */
const TABLE_ANSWER_MAX_CHARS = WORKSHOP_ANSWER_MAX_CHARS * 5;
const READING_MS = 20_000;
/** For a trainer, each sheet that has changed is put together and read for danger: not with every letter. */
const SHEETS_PAUSE_MS = 1000;

interface AtStep {
  readonly workshop: WorkshopRow;
  readonly guest: GuestRow;
  readonly stepId: string;
}

/** The table at which somebody writes at a step; null where each writes on their own. */
const tableAt = ({ kind, mode }: StepRow, { tableNumber }: GuestRow): number | null =>
  kind === "break" || mode === "each" ? null : mode === "room" ? ROOM_TABLE : tableNumber;

function placeAt({ workshop, guest }: AtStep, step: StepRow) {
  const table = tableAt(step, guest);
  if (table === null) throw new AppError("WORKSHOP_STEP_NOT_FOUND", { detail: "each writes on their own here" });
  return placeOfTable(workshop.id, step.id, table);
}

/** The sheet of somebody's table at a step, made when the first of them comes. @throws {AppError} WORKSHOP_STEP_NOT_FOUND. */
export async function openTableSheet(deps: Deps, at: AtStep): Promise<SessionDocument> {
  const step = await findStep(deps.db, at);
  return openSessionDocument(deps, { place: placeAt(at, step), caller: at.guest.id });
}

/** Adds what somebody wrote to the sheet of their table. @throws {AppError} WORKSHOP_STEP_NOT_FOUND, WORKSHOP_LOCKED. */
export async function changeTableSheet(deps: Deps, { input, ...at }: AtStep & { readonly input: ChangeSession }) {
  const step = await requireOpen(deps.db, { ...at, at: deps.now() });
  const { guest, workshop } = at;
  const written = { person: null, name: guest.name, caller: guest.id, input };
  const place = placeAt(at, step);
  await changeSessionDocument(deps, { ...written, place });
  await noteSheet(deps.db, at, place.name);
  deps.news.tellSoon(...toTrainer(workshop), SHEETS_PAUSE_MS);
  // Read anew: it may have been revealed meanwhile.
  const { phase } = await findStep(deps.db, at);
  if (phase !== "revealed") return;
  await gatherTables(deps, workshop.id);
  deps.news.tellSoon(...toRoom(workshop));
}

/** Notes whose a sheet is: whoever writes on it, and those who sit there when the first of them does. Where somebody sits later is another's. */
async function noteSheet(db: Database, { workshop, guest }: AtStep, name: string): Promise<void> {
  const { table } = tableOfName(name);
  if (table === ROOM_TABLE || guest.sheets.includes(name)) return;
  const isHere = eq(workshopGuests.workshopId, workshop.id);
  const isNoted = sql`${name} = any(${workshopGuests.sheets})`;
  const isWriter = eq(workshopGuests.id, guest.id);
  const sitsThere = and(isHere, eq(workshopGuests.tableNumber, table), isNull(workshopGuests.removedAt));
  await db.transaction(async (tx) => {
    // One after the other, and not while everybody is seated anew.
    await tx.select({ id: workshops.id }).from(workshops).where(eq(workshops.id, workshop.id)).for("no key update");
    const isBegun = (await tx.$count(workshopGuests, and(isHere, isNoted))) > 0;
    await tx
      .update(workshopGuests)
      .set({ sheets: sql`array_append(${workshopGuests.sheets}, ${name})` })
      .where(and(isBegun ? isWriter : or(isWriter, sitsThere), not(isNoted)));
  });
}

/** The sheets that a newcomer to a table begins with: that of the present step, where somebody has begun it. They have sat nowhere else. */
export async function sheetsAtTable(tx: Database, { id, position }: WorkshopRow, table: number): Promise<string[]> {
  if (position === null) return [];
  const name = sql<string>`concat(${workshopSteps.id}, ' ', ${table}::int)`;
  const isOfSomebody = and(
    eq(workshopGuests.workshopId, workshopSteps.workshopId),
    sql`${name} = any(${workshopGuests.sheets})`,
  );
  const rows = await tx
    .selectDistinct({ name })
    .from(workshopSteps)
    .innerJoin(workshopGuests, isOfSomebody)
    .where(and(eq(workshopSteps.workshopId, id), eq(workshopSteps.position, position)));
  return rows.map((row) => row.name);
}

/** The sheet with this id where it is that of somebody's table, or of their room. */
export async function findTableSheet(
  db: Database,
  id: string | undefined,
  guest: GuestRow,
): Promise<string | undefined> {
  if (id === undefined || !isUuid(id)) return undefined;
  const isHere = and(eq(sessionDocuments.id, id), eq(sessionDocuments.workshopId, guest.workshopId));
  const [sheet] = await db.select().from(sessionDocuments).where(isHere);
  return sheet && [ROOM_TABLE, guest.tableNumber].includes(tableOfName(sheet.name).table) ? sheet.id : undefined;
}

/**
 * Brings what stands on the sheets of a workshop's tables into its answers, each read for danger once for each state of its sheet.
 * Whoever reads answers asks for this first: so writing costs nothing but the writing, and nothing is missed when a server ends.
 * Answers whether there was anything to bring.
 */
export async function gatherTables({ db, analyser, now }: Deps, workshopId: string): Promise<boolean> {
  const sheets = await db.select().from(sessionDocuments).where(eq(sessionDocuments.workshopId, workshopId));
  if (sheets.length === 0) return false;
  const known = await db
    .select({ stepId: workshopAnswers.stepId, table: workshopAnswers.tableNumber, version: workshopAnswers.version })
    .from(workshopAnswers)
    .innerJoin(workshopSteps, eq(workshopSteps.id, workshopAnswers.stepId))
    .where(and(eq(workshopSteps.workshopId, workshopId), isNotNull(workshopAnswers.tableNumber)));
  const versions = new Map(known.map(({ stepId, table, version }) => [`${stepId} ${table}`, version]));
  const changed = sheets.filter(({ name, version }) => version !== (versions.get(name) ?? 0));
  for (const { id, name, version } of changed) {
    const text = textOf(await readUpdates(db, id), ANSWER_FIELD).slice(0, TABLE_ANSWER_MAX_CHARS);
    const isAtRisk =
      text.trim() !== "" && (await analyser.isAtRisk({ message: text }, AbortSignal.timeout(READING_MS)));
    const { stepId, table: tableNumber } = tableOfName(name);
    const written = { text, version, isAtRisk, writtenAt: now() };
    await db
      .insert(workshopAnswers)
      .values({ id: randomUUID(), stepId, tableNumber, isHidden: isRough(text), ...written })
      .onConflictDoUpdate({
        target: [workshopAnswers.stepId, workshopAnswers.tableNumber],
        set: { ...written, ...hiddenWhere(isRough(text)) },
        setWhere: lt(workshopAnswers.version, sql`${version}::int`),
      });
  }
  return changed.length > 0;
}
