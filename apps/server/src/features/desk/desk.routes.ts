import type { Desk } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { countConcerns } from "../concerns/public.ts";
import { countWaiting } from "../reviews/public.ts";

/** What waits for the admins. */
export const deskRoutes = new Hono<HonoEnv>().get("/", async (c) => {
  requireAdmin(c);
  const { db } = c.var.deps;
  return c.json<Desk>({ reviews: await countWaiting(db), concerns: await countConcerns(db) });
});
