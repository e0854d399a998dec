import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { listAdmins } from "./change-admin.ts";

export const adminsRoutes = new Hono<HonoEnv>().get("/", async (c) => {
  requireAdmin(c);
  return c.json({ emails: await listAdmins(c.var.deps.db) });
});
