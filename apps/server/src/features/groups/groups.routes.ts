import { SaveGroup, UpdateGroup } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { deleteGroup } from "./delete-group.ts";
import { listGroups } from "./list-groups.ts";
import { saveGroup } from "./save-group.ts";
import { updateGroup } from "./update-group.ts";

export const groupsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json(await listGroups(c.var.deps));
  })
  .post("/", validJson(SaveGroup), async (c) => {
    return c.json(await saveGroup(c.var.deps, requireAdmin(c), c.req.valid("json")));
  })
  .patch("/:id", validJson(UpdateGroup), async (c) => {
    const options = { person: requireAdmin(c), id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await updateGroup(c.var.deps, options));
  })
  .delete("/:id", async (c) => {
    await deleteGroup(c.var.deps, { person: requireAdmin(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
