import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { readTables } from "../../src/backup/catalog.ts";
import { askRows } from "../../src/db/ask-rows.ts";
import type { OpenDatabase } from "../../src/db/database.ts";
import {
  assignments,
  courseAnswers,
  courseProgress,
  engineBuilds,
  groups,
  madeCourses,
  participants,
  roles,
  studies,
  studyConsents,
  studyWithdrawals,
  users,
} from "../../src/db/schema/index.ts";
import { openDatabase } from "../../src/open-database.ts";
import { readSettings } from "../../src/settings.ts";
import { storeOneOfEverything } from "./one-of-everything.ts";

/** Whatever could be read otherwise than it was written. */
export const HARD_TEXT =
  "\"quoted\" 'quoted' \\ \\n \t\r\n {a,b} [1] null, \u00fc \u{1f600} \u2028\u0085 <&> $1 -- ; %s";

/** Runs `work` on a database that no other process has open. */
export async function withDatabase<Answer>(
  settings: Record<string, string>,
  work: (database: OpenDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(readSettings(settings), pino({ level: "silent" }));
  return work(database).finally(() => database.close());
}

/** Stores somebody with one of everything, every text of theirs hard to keep. */
export function furnish(settings: Record<string, string>): Promise<void> {
  return withDatabase(settings, async ({ db }) => {
    const [id, at] = [randomUUID(), new Date()];
    await db.insert(users).values({ id, name: HARD_TEXT, email: "ada@example.org", createdAt: at, updatedAt: at });
    await storeOneOfEverything(db, id, HARD_TEXT);
    const group = { id: randomUUID(), name: HARD_TEXT, code: "98989898", maxNum: 1, createdAt: at };
    await db.insert(groups).values(group);
    const due = { groupId: group.id, kind: "scenario", practiceId: randomUUID(), dueOn: "2026-11-30" } as const;
    await db.insert(assignments).values({ ...due, id: randomUUID(), createdAt: at });
    await db.insert(roles).values({ id: randomUUID(), userId: id, study: HARD_TEXT, createdAt: at });
    await db.insert(madeCourses).values({ name: HARD_TEXT, version: HARD_TEXT, createdAt: at, updatedAt: at });
    const participantId = randomUUID();
    await db.insert(participants).values({ id: participantId, collection: "course", userId: HARD_TEXT, createdAt: at });
    const taken = { participantId, version: HARD_TEXT };
    await db.insert(courseProgress).values({
      ...taken,
      index: 1,
      panel: { [HARD_TEXT]: HARD_TEXT },
      finished: { [HARD_TEXT]: at.toISOString() },
      updatedAt: at,
    });
    const asked = { course: "course", version: HARD_TEXT, text: HARD_TEXT, createdAt: at };
    await db.insert(studyConsents).values(asked);
    const build = { id: HARD_TEXT, name: HARD_TEXT, code: Uint8Array.of(0, 10, 255), createdAt: at };
    await db.insert(engineBuilds).values(build);
    const kept = { completionCode: HARD_TEXT, panelParameters: [HARD_TEXT], engineBuild: build.id };
    await db.insert(studies).values({ course: "course", ...kept, updatedAt: at });
    const left = { keyHash: HARD_TEXT, course: "course", arm: HARD_TEXT, how: "remove", createdAt: at } as const;
    await db.insert(studyWithdrawals).values(left);
    const answers = { id: randomUUID(), course: "course", item: "survey", answers: { use: HARD_TEXT }, createdAt: at };
    await db.insert(courseAnswers).values({ ...taken, ...answers });
  });
}

/** All rows of a database as texts, by table. */
export function readAll(settings: Record<string, string>): Promise<Map<string, string[]>> {
  return withDatabase(settings, async ({ db }) => {
    const all = new Map<string, string[]>();
    for (const { name } of await readTables(db)) {
      const query = sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`;
      const rows = await askRows<{ row: string }>(db, query);
      all.set(name, rows.map(({ row }) => row).sort());
    }
    return all;
  });
}
