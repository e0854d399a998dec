import { SessionDocument, type SessionPeople, type SessionPlace } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { and, eq, lt, not } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { sessionDocuments, sessionPresence, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { trains } from "../../http/gates.ts";
import { isGone } from "../../live/presence.ts";
import { groupNames } from "../groups/public.ts";
import { readUpdates, takeOver } from "./sheet-updates.ts";

const NAMES_SHOWN_MAX = 50;

/** Where a sheet is kept: its group by its id. */
export interface SheetPlace extends Omit<SessionPlace, "groupName"> {
  readonly groupKey: string;
  /** Of which workshop it is a table's sheet. */
  readonly workshopId?: string;
}

/** Stands for the group of sheets of workshops: who may open these is the workshop's to say. */
const WORKSHOP_KEY = "workshop";

/** Where a table of a workshop writes at a step. */
export function placeOfTable(workshopId: string, stepId: string, table: number): SheetPlace {
  return { groupKey: WORKSHOP_KEY, sessionId: workshopId, name: `${stepId} ${table}`, workshopId };
}

/** The step and the table whose sheet has this name. */
export function tableOfName(name: string): { readonly stepId: string; readonly table: number } {
  const [stepId = "", table = ""] = name.split(" ");
  return { stepId, table: Number(table) };
}

/** A group's sheets are its members', its trainers' and the admins'; those of no group are open to whoever has the key. */
export function isOpenTo({ groupKey }: Pick<SheetPlace, "groupKey">, person: Person | null): boolean {
  if (groupKey === WORKSHOP_KEY) return false;
  return groupKey === GROUP_NAME_DEFAULT || groupKey === person?.groupId || trains(person, groupKey);
}

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a sheet is that of a place. */
export const isAt = ({ sessionId, groupKey, name }: SheetPlace) =>
  and(
    eq(sessionDocuments.sessionId, sessionId),
    eq(sessionDocuments.groupKey, groupKey),
    eq(sessionDocuments.name, name),
  );

/** The sheet of a place, to ask for. */
export const sheetAt = (db: Database, place: SheetPlace) =>
  db.select({ id: sessionDocuments.id }).from(sessionDocuments).where(isAt(place));

/** From when on a use is not noted again. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - A_DAY_MS);

/** Notes that somebody uses a sheet, once a day: what nobody uses goes. */
export async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  const isStale = lt(sessionDocuments.usedAt, staleBefore(now));
  await db
    .update(sessionDocuments)
    .set({ usedAt: now })
    .where(and(eq(sessionDocuments.id, id), isStale));
}

/** The id of a sheet, and with `hold` its row held until the transaction ends. @throws {AppError} SESSION_NOT_FOUND. */
export async function findDocument(db: Database, place: SheetPlace, { hold = false } = {}): Promise<string> {
  const query = sheetAt(db, place);
  const [row] = await (hold ? query.for("update") : query);
  if (!row) throw new AppError("SESSION_NOT_FOUND");
  return row.id;
}

/** The same by its own id, for whoever may open it; undefined where there is none for them. */
export async function findOpenSheet(
  db: Database,
  id: string | undefined,
  person: Person | null,
): Promise<string | undefined> {
  if (id === undefined || !isUuid(id)) return undefined;
  const [place] = await db.select().from(sessionDocuments).where(eq(sessionDocuments.id, id));
  return place && isOpenTo(place, person) ? place.id : undefined;
}

/** A sheet with all that stands in it. */
export async function readDocument(db: Database, id: string): Promise<SessionDocument> {
  const [sheet] = await db.select().from(sessionDocuments).where(eq(sessionDocuments.id, id));
  if (!sheet) throw new AppError("SESSION_NOT_FOUND");
  await takeOver(db, id);
  const [updates, people] = [await readUpdates(db, id), await readPeople(db, id)];
  const [groupName] = (await groupNames(db, [sheet.groupKey]))([sheet.groupKey]);
  return SessionDocument.parse({ id, groupName, updates, people });
}

/** Who has a sheet open now. Somebody with two tabs is one; who has not signed in is one for each tab. */
export async function readPeople(db: Database, id: string): Promise<SessionPeople> {
  const rows = await db
    .select({ id: sessionPresence.id, userId: sessionPresence.userId, username: users.username })
    .from(sessionPresence)
    .leftJoin(users, eq(users.id, sessionPresence.userId))
    .where(and(eq(sessionPresence.documentId, id), not(isGone)));
  const people = new Map(rows.map((row) => [row.userId ?? row.id, row.username ?? ""]));
  const names = [...people.values()].filter((name) => name !== "").sort((a, b) => a.localeCompare(b));
  return { count: people.size, names: names.slice(0, NAMES_SHOWN_MAX) };
}
