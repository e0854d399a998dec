import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { assignments, groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { trains } from "../../http/gates.ts";
import { recordAct } from "../audit/public.ts";
import { practiceTitle } from "./assignment-row.ts";

/** Asks a group for something no more; what people wrote stays. @throws {AppError} ASSIGNMENT_NOT_FOUND, for another trainer's group too. */
export async function deleteAssignment(
  { db, now }: Deps,
  { person, id }: { person: Person; id: string },
): Promise<void> {
  if (!isUuid(id)) throw new AppError("ASSIGNMENT_NOT_FOUND");
  const isIt = eq(assignments.id, id);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ groupId: groups.id, target: groups.name, title: practiceTitle })
      .from(assignments)
      .innerJoin(groups, eq(groups.id, assignments.groupId))
      .where(isIt)
      .for("update", { of: assignments });
    if (!row || !trains(person, row.groupId)) throw new AppError("ASSIGNMENT_NOT_FOUND");
    await tx.delete(assignments).where(isIt);
    const { target, title } = row;
    await recordAct(tx, { by: person, act: "assignment.deleted", target, ...(title && { title }), at: now() });
  });
}
