/**
 * A program: what the same rows cost without a product around them. Bare routes, a pool, the statement, its rows as JSON;
 * `bench/` prints ours beside it.
 */
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { Pool } from "pg";

const POOL_SIZE = 10;
const PAGE = 50;
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });

/** Each planned once for a connection, as ours are. */
const STATEMENTS = {
  session: `select users.id, users.email, sessions.expires_at from sessions join users on users.id = sessions.user_id
    where sessions.token = $1 and sessions.expires_at > now()`,
  listed: `select * from ((select * from scenarios where listed order by created_at desc, id desc limit $2)
      union all (select * from scenarios where author_id = $1 and not listed order by created_at desc, id desc limit $2)) both_
    order by created_at desc, id desc limit $2`,
  own: "select * from scenarios where author_id = $1 order by created_at desc, id desc limit $2",
  challenges: `select * from challenges where (is_public and groups && '{GENERAL}') or author_id = $1
    order by created_at desc, id desc limit $2`,
  one: "select * from scenarios where id = $1",
  create: `insert into scenarios (id, author_id, title, summary, final_message, is_public, auth_by_admin, listed, created_at)
    values ($1, $2, $3, $4, $5, false, false, false, now()) returning *`,
  update: "update scenarios set summary = $3 where id = $1 and author_id = $2 returning *",
  responses: "select * from responses where author_id = $1 order by created_at desc, id desc limit $2",
} as const;

async function ask(name: keyof typeof STATEMENTS, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text: STATEMENTS[name], values: [...values] });
  return rows;
}

/** The token in a session's cookie, whose signature is not looked at. */
const tokenOf = (c: Context) => /session_token=([^.;]+)/.exec(decodeURIComponent(c.req.header("cookie") ?? ""))?.[1];

async function personId(c: Context): Promise<unknown> {
  const [person] = (await ask("session", [tokenOf(c)])) as { id: string }[];
  return person?.id;
}

interface SentScenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly finalMessage: string;
}

const app = new Hono()
  .get("/api/scenarios/:id", async (c) => {
    const id = await personId(c);
    const [row] = (await ask("one", [c.req.param("id")])) as { author_id: unknown }[];
    return row?.author_id === id ? c.json(row) : c.json({}, 404);
  })
  .post("/api/scenarios", async (c) => {
    const { id, title, summary, finalMessage } = await c.req.json<SentScenario>();
    const [row] = await ask("create", [id, await personId(c), title, summary, finalMessage]);
    return c.json(row as object, 201);
  })
  .patch("/api/scenarios/:id", async (c) => {
    const { summary } = await c.req.json<Pick<SentScenario, "summary">>();
    const [row] = await ask("update", [c.req.param("id"), await personId(c), summary]);
    return c.json(row as object);
  })
  .get("/api/session", async (c) => c.json({ me: { id: await personId(c) } }))
  .get("/api/scenarios", async (c) =>
    c.json(await ask(c.req.query("mine") ? "own" : "listed", [await personId(c), PAGE + 1])),
  )
  .get("/api/challenges", async (c) => c.json(await ask("challenges", [await personId(c), PAGE + 1])))
  .get("/api/responses", async (c) => c.json(await ask("responses", [await personId(c), PAGE + 1])));

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  process.stdout.write(`Yardstick is at http://127.0.0.1:${port}\n`),
);
