import { EmpathyQuery } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validQuery } from "../../http/valid.ts";
import { reflectOn } from "./reflect-on.ts";

/** The answer is HTML, read as text. */
export const empathyRoutes = new Hono<HonoEnv>().get("/getEmpathicResponse", validQuery(EmpathyQuery), async (c) => {
  const { input } = c.req.valid("query");
  const { person } = c.var;
  return c.html(await reflectOn(c.var.deps, { input, person, caller: callerOf(c), signal: c.req.raw.signal }));
});
