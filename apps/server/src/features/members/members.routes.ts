import { MembersQuery, MoveMember } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson, validQuery } from "../../http/valid.ts";
import { deleteMember } from "./delete-member.ts";
import { listMembers } from "./list-members.ts";
import { moveMember } from "./move-member.ts";

/** Everybody who has an account, for admins. */
export const membersRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(MembersQuery), async (c) => {
    requireAdmin(c);
    return c.json(await listMembers(c.var.deps, c.req.valid("query")));
  })
  .put("/:id/group", validJson(MoveMember), async (c) => {
    const { groupId } = c.req.valid("json");
    await moveMember(c.var.deps, { by: requireAdmin(c), id: c.req.param("id"), groupId });
    return c.body(null, 204);
  })
  .delete("/:id", async (c) => {
    await deleteMember(c.var.deps, { by: requireAdmin(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
