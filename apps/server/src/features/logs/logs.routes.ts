import { CreateLog, PageQuery, UpdateLog } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { createLog } from "./create-log.ts";
import { deleteLog } from "./delete-log.ts";
import { listLogs } from "./list-logs.ts";
import { findOwnLog, present } from "./log-row.ts";
import { updateLog } from "./update-log.ts";

export const logsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    return c.json(await listLogs(c.var.deps, { person: requireMember(c), query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateLog), async (c) => {
    const { log, created } = await createLog(c.var.deps, { person: requireMember(c), input: c.req.valid("json") });
    return c.json(log, created ? 201 : 200);
  })
  .get("/:id", async (c) => c.json(present(await findOwnLog(c.var.deps.db, c.req.param("id"), requireMember(c)))))
  .patch("/:id", validStored(UpdateLog), async (c) => {
    const options = { person: requireMember(c), id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await updateLog(c.var.deps, options));
  })
  .delete("/:id", async (c) => {
    await deleteLog(c.var.deps, { person: requireMember(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
