import type { Assignment, CreateAssignment } from "@wellput/contract";
import { GROUP_DEFAULT } from "@wellput/contract";
import { and, eq, gte } from "drizzle-orm";
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

const HOUR_MS = 60 * 60 * 1000;
/** So long after a day has ended by UTC it ends in the last place on Earth. */
const LATEST_CLOCK_MS = 12 * HOUR_MS;

/**
 * Asks a group to practise something until a day; a repeat answers what is there. What it is asked for already has this day
 * from now on.
 *
 * @throws {AppError} NOT_ALLOWED, GROUP_NOT_FOUND, CHALLENGE_NOT_FOUND, SCENARIO_NOT_FOUND, ID_TAKEN, INVALID_INPUT for a day
 * that is over everywhere.
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
    // Two who assign the same at once take turns.
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
    const { keptId, isNew } = await keep(tx, { input, at });
    const [assignment] = await readAssignments(tx, eq(assignments.id, keptId));
    if (assignment?.groupId !== groupId) throw new AppError("ID_TAKEN");
    const { groupName: target, title } = assignment;
    if (isNew) await recordAct(tx, { by: person, act: "assignment.created", target, title, at });
    return { assignment, created: isNew && keptId === id };
  });
}

/** Keeps what is asked for, or its new day where it is asked for already. */
async function keep(tx: Database, { input, at }: { readonly input: CreateAssignment; readonly at: Date }) {
  const { id, groupId, kind, practiceId, dueOn } = input;
  if ((await tx.$count(assignments, eq(assignments.id, id))) > 0) return { keptId: id, isNew: false };
  const today = new Date(at.getTime() - LATEST_CLOCK_MS).toISOString().slice(0, 10);
  if (dueOn < today) throw new AppError("INVALID_INPUT", { fields: { dueOn: "This day is over." } });
  const isSame = and(
    eq(assignments.groupId, groupId),
    eq(assignments.kind, kind),
    eq(assignments.practiceId, practiceId),
  );
  const isRunning = and(isSame, gte(assignments.dueOn, today));
  const [running] = await tx
    .select({ id: assignments.id, dueOn: assignments.dueOn })
    .from(assignments)
    .where(isRunning);
  if (!running) await tx.insert(assignments).values({ ...input, createdAt: at });
  else if (running.dueOn !== dueOn) await tx.update(assignments).set({ dueOn }).where(eq(assignments.id, running.id));
  return { keptId: running?.id ?? id, isNew: running?.dueOn !== dueOn };
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
