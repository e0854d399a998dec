import type { Database } from "../../db/database.ts";
import { announce } from "../../live/announce.ts";
import type { WorkshopRow } from "./workshop-row.ts";

type Announced = Pick<WorkshopRow, "id" | "trainerId">;

/** What a trainer's own screens hear of, wherever these are. */
export const toTrainer = ({ id, trainerId }: Announced) =>
  [{ type: "workshop.updated", id }, { person: trainerId }] as const;

/** What everybody who has joined hears of. */
export const toRoom = ({ id }: Pick<WorkshopRow, "id">) => [{ type: "room.updated", id }, { room: id }] as const;

/** Seats have changed: everybody in the room asks for their own. */
export const tellSeats = (tx: Database, workshop: Pick<WorkshopRow, "id">): Promise<void> =>
  announce(tx, ...toRoom(workshop), { isWhole: true });

/** Tells both that the trainer has changed something. */
export async function announceWorkshop(tx: Database, workshop: Announced): Promise<void> {
  await announce(tx, ...toRoom(workshop));
  await announce(tx, ...toTrainer(workshop));
}
