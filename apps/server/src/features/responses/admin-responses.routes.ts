import { PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validQuery } from "../../http/valid.ts";
import { listResponseEntries } from "./list-response-entries.ts";

export const adminResponsesRoutes = new Hono<HonoEnv>().get("/", validQuery(PageQuery), async (c) => {
  requireAdmin(c);
  return c.json(await listResponseEntries(c.var.deps, c.req.valid("query")));
});
