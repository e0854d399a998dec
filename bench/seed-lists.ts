import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

const CHALLENGES = 500;
const SCENARIOS = 20_000;
/** Of the person who asks; the others are public and listed, without an author. */
const OWN_SCENARIOS = 200;
const OWN_RESPONSES = 100;
const OWN_ATTEMPTS = 400;

/** Messages as people write them, in one long text. */
const prose = readFileSync(join(import.meta.dirname, "../packages/engine/test/tuned/own.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { text: string }).text)
  .join(" ");
const PROSE_STEP = 7919;

/** A piece of prose of this many characters, another one for each row. */
const words = (chars: number) => `substr($1, 1 + (n * ${PROSE_STEP} + ${chars}) % ${prose.length - chars}, ${chars})`;
const moment = "now() - n * interval '1 minute'";

/** Fills an installation's database as years of use would. */
export async function seedLists(database: Client, personId: string): Promise<void> {
  const sentence = `jsonb_build_object('t', 'O', 'p', 'Say what you saw.', 's', ${words(60)}, 'm', ${words(120)})`;
  await database.query(
    `insert into challenges
       (id, author_id, title, summary, challenge_object_list, tags, groups, direction, type, is_public, auth_by_admin, created_at)
     select gen_random_uuid(), null, 'Challenge ' || n, ${words(400)}, jsonb_build_array(${sentence}, ${sentence}, ${sentence}, ${sentence}),
       '{work}', case when n % 5 = 0 then '{Partner}'::text[] else '{GENERAL}'::text[] end, 'a', 'a', true, true, ${moment}
     from generate_series(1, ${CHALLENGES}) n`,
    [prose],
  );
  await database.query(
    `insert into scenarios
       (id, author_id, title, summary, final_message, is_public, auth_by_admin, listed, judgment, observation, aspiration,
        request, own_feelings, own_needs, created_at)
     select gen_random_uuid(), case when n % ${SCENARIOS / OWN_SCENARIOS} = 0 then $2::uuid end, 'Scenario ' || n,
       ${words(500)}, ${words(300)}, n % ${SCENARIOS / OWN_SCENARIOS} <> 0, false,
       n % ${SCENARIOS / OWN_SCENARIOS} <> 0, ${words(150)}, ${words(200)}, ${words(150)}, ${words(100)},
       '["worried#0.5"]', '["trust", "ease"]', ${moment}
     from generate_series(1, ${SCENARIOS}) n`,
    [prose, personId],
  );
  await database.query(
    `insert into responses (id, author_id, parent_doc, title, summary, sentences, additional, created_at)
     select gen_random_uuid(), $2, null, 'Challenge ' || n, ${words(400)}, jsonb_build_array(${words(100)}, ${words(100)}), '', ${moment}
     from generate_series(1, ${OWN_RESPONSES}) n`,
    [prose, personId],
  );
  const remark = `jsonb_build_object('c', 'OBSERVE', 'bad', true, 'r_str', ${words(150)})`;
  await database.query(
    `insert into attempts (id, user_id, path, d, m, t, s, created_at)
     select gen_random_uuid(), $2, 'generalAttempt', 'a', ${words(200)}, 'G',
       jsonb_build_array(jsonb_build_object('s_str', ${words(60)}, 'r_l', jsonb_build_array(${remark}))), ${moment}
     from generate_series(1, ${OWN_ATTEMPTS}) n`,
    [prose, personId],
  );
  await database.query("analyze");
}
