import { type Progress, ProgressQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery } from "../../http/valid.ts";
import { readProgress } from "./read-progress.ts";

export const progressRoutes = new Hono<HonoEnv>().get("/", validQuery(ProgressQuery), async (c) => {
  const { utcOffset } = c.req.valid("query");
  return c.json<Progress>(await readProgress(c.var.deps, { person: requireMember(c), utcOffset }));
});
