import { RecordUsage } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validStored } from "../../http/valid.ts";
import { recordUsage } from "./record-usage.ts";

export const usageRoutes = new Hono<HonoEnv>().post("/", validStored(RecordUsage), async (c) => {
  await c.var.deps.loadLimits.spend("usage", callerOf(c));
  await recordUsage(c.var.deps, { person: c.var.person, input: c.req.valid("json") });
  return c.body(null, 204);
});
