import { CreateAppend, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson, validQuery } from "../../http/valid.ts";
import { appendText } from "./append-text.ts";
import { listAppends } from "./list-appends.ts";

export const appendsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    requireAdmin(c);
    return c.json(await listAppends(c.var.deps, c.req.valid("query")));
  })
  .post("/", validJson(CreateAppend), async (c) => {
    if (!c.var.person) await c.var.deps.limits.spend("rating", clientAddress(c));
    await appendText(c.var.deps, { person: c.var.person, input: c.req.valid("json"), signal: c.req.raw.signal });
    return c.body(null, 204);
  });
