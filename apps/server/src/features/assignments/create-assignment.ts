import type { Assignment, CreateAssignment } from "@wellput/contract";
import { GROUP_DEFAULT } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { assignments, groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { trains } from "../../http/gates.ts";
import { recordAct } from "../audit/public.ts";
import { findChallenge } from "../challenges/public.ts";
import { findScenario } from "../scenarios/public.ts";
import { readAssignments } from "./assignment-row.ts";

interface CreateAssignmentOptions {
  readonly person: Person;
  readonly input: CreateAssignment;
}

/**
 * Asks a group to practise something until a day; a repeat answers what is there.
 *
 * @throws {AppError} NOT_ALLOWED, GROUP_NOT_FOUND, CHALLENGE_NOT_FOUND, SCENARIO_NOT_FOUND, ID_TAKEN.
 */
export async function createAssignment(
  { db, now }: Deps,
  { person, input }: CreateAssignmentOptions,
): Promise<{ assignment: Assignment; created: boolean }> {
  const { id, groupId } = input;
  if (!trains(person, groupId)) throw new AppError("NOT_ALLOWED", { detail: "the desk of another group" });
  if ((await db.$count(groups, eq(groups.id, groupId))) === 0) throw new AppError("GROUP_NOT_FOUND");
  await requireReadable(db, { person, input });
  return db.transaction(async (tx) => {
    const at = now();
    const values = { ...input, createdAt: at };
    const made = await tx.insert(assignments).values(values).onConflictDoNothing().returning({ id: assignments.id });
    const [assignment] = await readAssignments(tx, eq(assignments.id, id));
    if (assignment?.groupId !== groupId) throw new AppError("ID_TAKEN");
    const created = made.length > 0;
    const { groupName: target, title } = assignment;
    if (created) await recordAct(tx, { by: person, act: "assignment.created", target, title, at });
    return { assignment, created };
  });
}

/** Nobody is asked for what they cannot open. */
async function requireReadable(db: Database, { person, input }: CreateAssignmentOptions): Promise<void> {
  const { kind, groupId, practiceId } = input;
  if (kind === "challenge") {
    const { isPublic, groups: forGroups } = await findChallenge(db, practiceId, person);
    if (!isPublic || ![GROUP_DEFAULT, groupId].some((group) => forGroups.includes(group)))
      throw new AppError("CHALLENGE_NOT_FOUND", { detail: "the group does not have it" });
  } else {
    const { listed } = await findScenario(db, practiceId, person);
    if (!listed) throw new AppError("SCENARIO_NOT_FOUND", { detail: "others do not read it" });
  }
}
