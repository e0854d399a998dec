import { Room, type Stage } from "@wellput/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopAnswers, workshops } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import type { RowFor } from "../../live/live-hub.ts";
import { isShown } from "./read-desk.ts";
import { readSteps, type StepRow, votesFor, type WorkshopRow } from "./workshop-row.ts";

type RoomDeps = Pick<Deps, "db" | "now">;

/** What everybody in a room has before them, for those who hear of it; null where the workshop is gone. */
export async function readRoomFor(deps: RoomDeps, id: string): Promise<RowFor> {
  const { db } = deps;
  const [workshop] = await db.select().from(workshops).where(eq(workshops.id, id));
  const room = workshop ? await readRoom(deps, workshop) : null;
  return () => room;
}

/** A workshop as those who have joined see it. */
export async function readRoom({ db, now }: RoomDeps, workshop: WorkshopRow): Promise<Room> {
  return Room.parse({
    id: workshop.id,
    title: workshop.title,
    now: now().toISOString(),
    stage: await readStage(db, workshop),
  });
}

async function readStage(db: Database, { id, position, endedAt }: WorkshopRow): Promise<Stage> {
  if (endedAt !== null) return { phase: "over" };
  const steps = position === null ? [] : await readSteps(db, id);
  const row = steps[position ?? 0];
  if (!row) return { phase: "gathering" };
  const step = { ...row, number: row.position + 1, of: steps.length };
  if (row.phase === "writing") return { phase: "writing", step, endsAt: row.endsAt?.toISOString() ?? null };
  if (row.phase === "locked") return { phase: "locked", step };
  const { discussedId, isVoting } = row;
  return { phase: "revealed", step, answers: await readShown(db, row), discussedId, isVoting };
}

/** The answers of a step that everybody may read. */
function readShown(db: Database, { id, isVoting }: StepRow) {
  return db
    .select({ id: workshopAnswers.id, text: workshopAnswers.text, votes: isVoting ? sql<number>`0` : votesFor })
    .from(workshopAnswers)
    .where(and(eq(workshopAnswers.stepId, id), isShown))
    .orderBy(asc(workshopAnswers.id));
}
