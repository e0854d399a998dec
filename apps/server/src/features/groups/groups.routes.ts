import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { listGroups } from "./list-groups.ts";

export const groupsRoutes = new Hono<HonoEnv>().get("/", async (c) => {
  requireAdmin(c);
  return c.json(await listGroups(c.var.deps));
});
