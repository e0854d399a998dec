import type { Desk } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { countWaiting } from "../reviews/public.ts";

/** What waits for the admins. */
export const deskRoutes = new Hono<HonoEnv>().get("/", async (c) => {
  requireAdmin(c);
  return c.json<Desk>({ reviews: await countWaiting(c.var.deps.db) });
});
