import type { Seat } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { workshopAnswers, type workshopGuests } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { readRoom } from "./read-room.ts";
import { othersAtTable } from "./tables.ts";
import { readVotes } from "./votes.ts";
import { keptDaysOf, type WorkshopRow } from "./workshop-row.ts";

interface ReadSeatOptions {
  readonly workshop: WorkshopRow;
  readonly guest: typeof workshopGuests.$inferSelect | null;
  readonly isRemoved?: boolean;
}

/** What is behind a code: for whoever has joined the room and their own answers, else the door. */
export async function readSeat(deps: Deps, { workshop, guest, isRemoved = false }: ReadSeatOptions): Promise<Seat> {
  const { db, settings } = deps;
  const keptDays = keptDaysOf(workshop, settings);
  if (!guest) return { isJoined: false, title: workshop.title, isOver: workshop.endedAt !== null, isRemoved, keptDays };
  const answers = await db
    .select({ stepId: workshopAnswers.stepId, text: workshopAnswers.text, version: workshopAnswers.version })
    .from(workshopAnswers)
    .where(eq(workshopAnswers.guestId, guest.id));
  const table = { number: guest.tableNumber, others: await othersAtTable(db, guest) };
  const [room, votes] = [await readRoom(deps, workshop), await readVotes(db, guest)];
  return { isJoined: true, name: guest.name, keptDays, table, room, answers, votes };
}
