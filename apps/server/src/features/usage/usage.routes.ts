import { RecordUsage } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { recordUsage } from "./record-usage.ts";

export const usageRoutes = new Hono<HonoEnv>().post("/", validJson(RecordUsage), async (c) => {
  if (!c.var.person) await c.var.deps.limits.spend("usage", clientAddress(c));
  await recordUsage(c.var.deps, { person: c.var.person, input: c.req.valid("json") });
  return c.body(null, 204);
});
