import { type Session, SignIn } from "@wellput/contract";
import { Hono } from "hono";
import { forwardCookies } from "../../auth/forward-cookies.ts";
import { readGuesser, rememberPerson } from "../../auth/known-browser.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { readMe } from "./read-me.ts";
import { signIn } from "./sign-in.ts";

export const sessionRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    const { deps, person } = c.var;
    return c.json<Session>({ me: person && (await readMe(deps.db, person)) });
  })
  .post("/", validJson(SignIn), async (c) => {
    const input = c.req.valid("json");
    const guesser = await readGuesser(c);
    const { person, cookies } = await signIn(c.var.deps, { input, headers: c.req.raw.headers, guesser });
    forwardCookies(c, cookies);
    await rememberPerson(c, person.id);
    return c.json<Session>({ me: await readMe(c.var.deps.db, person) });
  })
  .delete("/", async (c) => {
    const { headers } = await c.var.deps.auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    forwardCookies(c, headers);
    return c.body(null, 204);
  });
