import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { assignments } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { trains } from "../../http/gates.ts";

/** Asks a group for something no more; what people wrote stays. @throws {AppError} ASSIGNMENT_NOT_FOUND, for another trainer's group too. */
export async function deleteAssignment({ db }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  const isIt = eq(assignments.id, id);
  const [row] = isUuid(id) ? await db.select({ groupId: assignments.groupId }).from(assignments).where(isIt) : [];
  if (!row || !trains(person, row.groupId)) throw new AppError("ASSIGNMENT_NOT_FOUND");
  await db.delete(assignments).where(isIt);
}
