import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";

/** For whoever watches the server: is it up, and can it reach its database. */
export const healthRoutes = new Hono<HonoEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" as const }))
  .get("/readyz", async (c) => {
    await c.var.deps.db.execute(sql`select 1`);
    return c.json({ status: "ok" as const });
  });
