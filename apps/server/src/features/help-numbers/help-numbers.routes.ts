import type { HelpNumbers } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";

/** Asked for by every browser that opens the app, never because of what somebody wrote: a request tells nothing. */
export const helpNumbersRoutes = new Hono<HonoEnv>().get("/", (c) => {
  c.header("cache-control", "public, max-age=3600");
  return c.json<HelpNumbers>(c.var.deps.helpNumbers);
});
