import { SaveGroup } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { listGroups } from "./list-groups.ts";
import { saveGroup } from "./save-group.ts";

export const groupsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json(await listGroups(c.var.deps));
  })
  .post("/", validJson(SaveGroup), async (c) => {
    return c.json(await saveGroup(c.var.deps, requireAdmin(c), c.req.valid("json")));
  });
