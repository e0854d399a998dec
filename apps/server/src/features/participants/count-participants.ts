import type { ParticipantCount } from "@wellput/contract";
import { count, max } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { participants } from "../../db/schema/participants.ts";
import type { Deps } from "../../http/env.ts";
import { researches } from "../../http/gates.ts";
import { courseNames } from "./find-collection.ts";

/** How many people began, by collection whose desk somebody has; with those that nobody has opened yet, and those that are closed by now. */
export async function countParticipants({ db, settings }: Deps, person: Person): Promise<ParticipantCount[]> {
  const rows = await db
    .select({ collection: participants.collection, count: count(), newestAt: max(participants.createdAt) })
    .from(participants)
    .groupBy(participants.collection);
  const courses = await courseNames(db);
  const names = new Set([...settings.HELPER_FOLDERS, ...courses, ...rows.map(({ collection }) => collection)]);
  const theirs = [...names].filter((name) => researches(person, name));
  return theirs.map((collection) => {
    const row = rows.find((one) => one.collection === collection);
    const isCourse = courses.includes(collection);
    return { collection, count: row?.count ?? 0, newestAt: row?.newestAt?.toISOString() ?? null, isCourse };
  });
}
