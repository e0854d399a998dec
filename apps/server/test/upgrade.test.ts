import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readTables } from "../src/backup/catalog.ts";
import { askRows } from "../src/db/ask-rows.ts";
import { MIGRATIONS_FOLDER } from "../src/db/database.ts";
import { migrateUpTo } from "../src/db/migrations.ts";
import { putRowInEveryTable } from "./kit/row-in-every-table.ts";
import { openTestDatabase } from "./kit/test-database.ts";

const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta", "_journal.json"), "utf8"));
const TAGS: readonly string[] = journal.entries.map(({ tag }: { tag: string }) => tag);

/** What a migration took away on purpose, with the reason beside its statement. */
const TAKEN = [
  // Whole messages that went along without having been asked for.
  "kept ratings text_input",
  // Texts that another had replaced unseen: several who write into one field are merged since.
  "kept earlier_texts field",
  "kept earlier_texts value",
  // The name of a group that is there no more: whichever came to have it would read what its members wrote for each other.
  "kept articles groups",
];

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** An empty database as it was after one of the migrations. */
async function installAsOf(tag: string): Promise<void> {
  await db.execute(sql`drop schema if exists public, drizzle cascade`);
  await db.execute(sql`create schema public`);
  // One migration makes it for its connection, which stays open here from one way up to the next.
  await db.execute(sql`drop function if exists pg_temp.bot_feedback(jsonb)`);
  await db.transaction((tx) => migrateUpTo(tx, tag));
}

/** The rows of each table as one text. */
async function readRows(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const { name } of await readTables(db)) {
    const [row] = await askRows<{ rows: string }>(
      db,
      sql`select coalesce(json_agg(t), '[]')::text as rows from ${sql.identifier(name)} t`,
    );
    all.set(name, row?.rows ?? "");
  }
  return all;
}

const marksIn = (rows: string) => [...rows.matchAll(/kept \w+ \w+/g)].map(([mark]) => mark);

test.each(TAGS)(
  "DATA-07 an installation as of %s is brought up to date, and everything in it is still there.",
  async (tag) => {
    await installAsOf(tag);
    await putRowInEveryTable(db);
    const before = await readRows();
    expect(before.size).toBeGreaterThan(10);
    await database.migrate();
    const after = await readRows();
    for (const [table, rows] of before) {
      const kept = after.get(table) ?? "";
      const lost = marksIn(rows).filter((mark) => !kept.includes(`${mark}"`) && !TAKEN.includes(mark));
      expect(lost, table).toEqual([]);
      if (after.has(table)) expect(JSON.parse(kept).length, table).toBe(JSON.parse(rows).length);
    }
  },
);

test("COURSE-06 whoever had a try kept in a course before it was noted has done that exercise.", async () => {
  await installAsOf("0038_versions_of_practice");
  await db.execute(sql`
    with people as (
      insert into participants select gen_random_uuid(), 'demoCourse', user_id, now() from unnest(array['p7', 'p8']) user_id returning id
    ) insert into course_progress (participant_id, version, index, finished, updated_at)
    select id, 'v', 0, '{}', now() from people`);
  await db.execute(sql`
    insert into attempts (id, path, d, tg, m, t, s, created_at) select gen_random_uuid(), path, 'a', tg, 'm', 'O', '[]', now()
    from (values ('AIHelper/demoCourse/p7', 'angry_emoter,unaided'), ('AIHelper/demoCourse/p7', 'angry_emoter'),
      ('AIHelper/demoCourse/p7', null), ('AIHelper/other/p8', 'angry_emoter')) as kept (path, tg)`);
  await database.migrate();
  const rows = await askRows(
    db,
    sql`select user_id, tried from participants join course_progress on participant_id = id order by user_id`,
  );
  expect(rows).toEqual([
    { user_id: "p7", tried: ["angry_emoter"] },
    { user_id: "p8", tried: [] },
  ]);
});

test("COURSE-06 AUTH-11 tries that participants had while signed in are in no account any more, and everybody else's stay there.", async () => {
  await installAsOf("0039_tries_that_were_read");
  await putRowInEveryTable(db);
  await db.execute(sql`
    insert into attempts (id, user_id, path, d, m, t, s, created_at)
    select gen_random_uuid(), user_id, 'AIHelper/demoCourse/p7', d, m, t, s, created_at from attempts`);
  await database.migrate();
  const rows = await askRows(db, sql`select path, user_id is null as "isNobodys" from attempts order by path`);
  expect(rows).toEqual([
    { path: "AIHelper/demoCourse/p7", isNobodys: true },
    { path: "kept attempts path", isNobodys: false },
  ]);
});

test("COURSE-06 AUTH-11 what participants said of comments while signed in is in no account any more, and everybody else's stays there.", async () => {
  await installAsOf("0043_mails_of_people");
  await putRowInEveryTable(db);
  await db.execute(sql`
    insert into attempts (id, path, d, m, t, s, created_at)
    select gen_random_uuid(), said.path, d, m, t, json_build_array(json_build_object('r_l', json_build_array(json_build_object('id', comment)))), created_at
    from attempts, (values ('AIHelper/demoCourse/p7', 'p7.0.0'), ('own', 'own.0.0')) as said (path, comment)`);
  await db.execute(sql`
    insert into ratings (id, author_id, user_feedback_value, user_feedback_str, text_input, email, comment_id, created_at)
    select gen_random_uuid(), author_id, '+1', '', '', 'ada@example.org', said, created_at
    from ratings, unnest(array['p7.0.0', 'own.0.0']) as said`);
  await database.migrate();
  const isKnown = sql`author_id is not null and email <> ''`;
  const rows = await askRows(db, sql`select comment_id, ${isKnown} as "isKnown" from ratings order by comment_id`);
  expect(rows).toEqual([
    { comment_id: "kept ratings comment_id", isKnown: true },
    { comment_id: "own.0.0", isKnown: true },
    { comment_id: "p7.0.0", isKnown: false },
  ]);
});

test("ADM-05 an article for a group that was deleted before is for no group that gets its name.", async () => {
  await installAsOf("0043_mails_of_people");
  await putRowInEveryTable(db);
  const [ward] = await askRows<{ id: string }>(db, sql`select id from groups`);
  const groups = ["Gone", "GENERAL", ward?.id ?? "", "Gone too"];
  const accepted = JSON.stringify({ title: "Kept", groups });
  await db.execute(sql`update articles set groups = ${sql.param(groups)}::text[], accepted = ${accepted}::jsonb`);
  await database.migrate();
  const left = ["GENERAL", ward?.id];
  expect(await askRows(db, sql`select groups, accepted from articles`)).toEqual([
    { groups: left, accepted: { title: "Kept", groups: left } },
  ]);
});

test("RESP-02 a response from before its sentences were kept has those of its challenge by then, without the samples.", async () => {
  await installAsOf("0039_tries_that_were_read");
  await db.execute(sql`
    insert into users (id, email, name, created_at, updated_at) values (gen_random_uuid(), 'ada@example.org', '', now(), now())`);
  await db.execute(sql`
    with challenge as (
      insert into challenges (id, title, summary, challenge_object_list, tags, groups, direction, type, is_public, auth_by_admin, created_at)
      values (gen_random_uuid(), 'Late', '', '[{"t":"O","p":"","s":"You are late.","m":"A sample."},{"t":"R","p":"","s":"Go.","m":""}]', '{}', '{}', 'u', 'a', true, true, now())
      returning id
    ) insert into responses (id, author_id, parent_doc, title, summary, sentences, additional, created_at)
    select gen_random_uuid(), users.id, parent, title, '', '["It is nine."]', '', now()
    from users, (select id, 'kept' from challenge union all select null, 'gone') as parents (parent, title)`);
  await database.migrate();
  const sentences = [
    { t: "O", p: "", s: "You are late." },
    { t: "R", p: "", s: "Go." },
  ];
  expect(await askRows(db, sql`select title, asked from responses order by title`)).toEqual([
    { title: "gone", asked: null },
    { title: "kept", asked: { direction: "u", sentences } },
  ]);
});
