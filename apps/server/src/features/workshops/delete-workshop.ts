import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { workshops } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { announceWorkshop } from "./announce-workshop.ts";
import { findOwn } from "./workshop-row.ts";

/** Deletes a workshop with everything that was written in it: its trainer does, or an admin. @throws {AppError} WORKSHOP_NOT_FOUND. */
export async function deleteWorkshop({ db, now }: Deps, own: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const workshop = await findOwn(tx, own, { hold: true, isAnyones: own.person.isAdmin });
    await tx.delete(workshops).where(eq(workshops.id, workshop.id));
    const { id: target, title, trainerId: subjectId } = workshop;
    await recordAct(tx, { by: own.person, act: "workshop.deleted", target, title, subjectId, at: now() });
    await announceWorkshop(tx, workshop);
  });
}
