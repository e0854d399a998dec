import { SubscribersQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validQuery } from "../../http/valid.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { removeSubscriber } from "./remove-subscriber.ts";

/** Who asked for the newsletter, for admins. */
export const adminNewsletterRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(SubscribersQuery), async (c) => {
    requireAdmin(c);
    return c.json(await listSubscribers(c.var.deps, c.req.valid("query")));
  })
  .delete("/:id", async (c) => {
    await removeSubscriber(c.var.deps, { by: requireAdmin(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
