import { CreateAppend, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { appendText } from "./append-text.ts";
import { listAppends } from "./list-appends.ts";

export const appendsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    requireAdmin(c);
    return c.json(await listAppends(c.var.deps, c.req.valid("query")));
  })
  .post("/", validStored(CreateAppend), async (c) => {
    await c.var.deps.loadLimits.spend("rating", callerOf(c));
    await appendText(c.var.deps, { person: c.var.person, input: c.req.valid("json"), signal: c.req.raw.signal });
    return c.body(null, 204);
  });
