import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http/env.ts";
import { readSession } from "./read-session.ts";

/** Puts the person who asks at `c.var.person`, null for a visitor. */
export const withPerson = createMiddleware<HonoEnv>(async (c, next) => {
  c.set("person", await readSession(c));
  await next();
});
