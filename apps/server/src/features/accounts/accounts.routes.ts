import { type Session, SignUp } from "@wellput/contract";
import { Hono } from "hono";
import { forwardCookies } from "../../auth/forward-cookies.ts";
import { rememberPerson } from "../../auth/known-browser.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { readMe } from "./read-me.ts";
import { mayOpenAccount, signUp } from "./sign-up.ts";

export const accountsRoutes = new Hono<HonoEnv>().post("/", validJson(SignUp), async (c) => {
  const input = c.req.valid("json");
  await c.var.deps.limits.spendUnless(mayOpenAccount(input), "sign-up", clientAddress(c));
  const { person, cookies } = await signUp(c.var.deps, { input, headers: c.req.raw.headers });
  forwardCookies(c, cookies);
  await rememberPerson(c, person.id);
  return c.json<Session>({ me: await readMe(c.var.deps.db, person) }, 201);
});
