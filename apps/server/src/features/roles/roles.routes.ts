import { CreateRole } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { giveRole } from "./give-role.ts";
import { listRoles } from "./list-roles.ts";
import { takeRole } from "./take-role.ts";

/** Trainers and researchers, whom admins alone make. */
export const rolesRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json({ roles: await listRoles(c.var.deps.db) });
  })
  .post("/", validJson(CreateRole), async (c) => {
    const { role, created } = await giveRole(c.var.deps, { by: requireAdmin(c), input: c.req.valid("json") });
    return c.json(role, created ? 201 : 200);
  })
  .delete("/:id", async (c) => {
    await takeRole(c.var.deps, { by: requireAdmin(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
