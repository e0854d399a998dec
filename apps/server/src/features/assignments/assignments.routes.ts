import { CreateAssignment } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember, requireTrainer } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { createAssignment } from "./create-assignment.ts";
import { deleteAssignment } from "./delete-assignment.ts";
import { listAssignments, listOwnAssignments } from "./list-assignments.ts";

/** What somebody's own group is asked to practise. */
export const assignmentsRoutes = new Hono<HonoEnv>().get("/", async (c) =>
  c.json({ assignments: await listOwnAssignments(c.var.deps, requireMember(c)) }),
);

/** The same for the trainers of groups, with how far these are. */
export const adminAssignmentsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => c.json({ assignments: await listAssignments(c.var.deps, requireTrainer(c)) }))
  .post("/", validJson(CreateAssignment), async (c) => {
    const options = { person: requireTrainer(c), input: c.req.valid("json") };
    const { assignment, created } = await createAssignment(c.var.deps, options);
    return c.json(assignment, created ? 201 : 200);
  })
  .delete("/:id", async (c) => {
    await deleteAssignment(c.var.deps, { person: requireTrainer(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
