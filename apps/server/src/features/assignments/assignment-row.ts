import { AGGREGATE_PEOPLE_MIN, Assignment, GROUP_DEFAULT } from "@wellput/contract";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { assignments, groups } from "../../db/schema/index.ts";

/** What a practice is called by the group that is asked for it; null where the group cannot open it, or it is gone. */
export const practiceTitle = sql<string | null>`case ${assignments.kind}
  when 'challenge' then (select c.title from challenges c where c.id = ${assignments.practiceId} and c.is_public
    and c.groups && array[${GROUP_DEFAULT}, ${assignments.groupId}::text])
  else (select coalesce(s.accepted ->> 'title', s.title) from scenarios s
    where s.id = ${assignments.practiceId} and s.listed)
end`;

/** Whether somebody has done a practice, as the mark in the lists says it: by what they handed in. */
export const hasDone = (userId: SQL | string) => sql<boolean>`case ${assignments.kind}
  when 'challenge' then exists (select 1 from responses r
    where r.author_id = ${userId} and r.parent_doc = ${assignments.practiceId})
  else exists (select 1 from scenarios s
    where s.author_id = ${userId} and s.parent_doc = ${assignments.practiceId}::text)
end`;

const isMember = sql`u.group_code = ${groups.code}`;
const people = sql<number>`(select count(*)::int from users u where ${isMember})`;
const done = sql<number>`(select count(*)::int from users u where ${isMember} and ${hasDone(sql`u.id`)})`;

/** Assignments as their trainers see them, the latest day first; how far a group is, once it is large enough to hide each in it. */
export async function readAssignments(db: Database, which: SQL | undefined): Promise<Assignment[]> {
  const rows = await db
    .select({ assignment: assignments, groupName: groups.name, title: practiceTitle, people, done })
    .from(assignments)
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .where(which)
    .orderBy(desc(assignments.dueOn), asc(groups.name), asc(assignments.id));
  return rows.flatMap(({ assignment, title, ...row }) => {
    if (title === null) return [];
    const progress = row.people < AGGREGATE_PEOPLE_MIN ? null : { done: row.done, people: row.people };
    return [Assignment.parse({ ...assignment, title, groupName: row.groupName, progress })];
  });
}
