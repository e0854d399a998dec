import { type Assignment, OwnAssignment } from "@wellput/contract";
import { and, asc, eq, gte, inArray } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { assignments } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { hasDone, practiceTitle, readAssignments } from "./assignment-row.ts";

/** So long after its day something is still asked for. */
const SHOWN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is assigned to the groups that somebody trains; to all of them, for an admin. */
export function listAssignments({ db }: Deps, person: Person): Promise<Assignment[]> {
  return readAssignments(db, person.isAdmin ? undefined : inArray(assignments.groupId, [...person.trainerOf]));
}

/** What somebody's own group is asked to practise, the next day first. */
export async function listOwnAssignments({ db, now }: Deps, { id, groupId }: Person): Promise<OwnAssignment[]> {
  if (groupId === null) return [];
  const oldest = new Date(now().getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .select({ assignment: assignments, title: practiceTitle, isDone: hasDone(id) })
    .from(assignments)
    .where(and(eq(assignments.groupId, groupId), gte(assignments.dueOn, oldest)))
    .orderBy(asc(assignments.dueOn), asc(assignments.id));
  return rows.flatMap(({ assignment, title, isDone }) =>
    title === null ? [] : [OwnAssignment.parse({ ...assignment, title, isDone })],
  );
}
