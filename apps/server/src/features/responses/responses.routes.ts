import { CreateResponse, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { createResponse } from "./create-response.ts";
import { deleteResponse } from "./delete-response.ts";
import { listResponses } from "./list-responses.ts";
import { findResponse, present } from "./response-row.ts";
import { canSee } from "./responses.policy.ts";

export const responsesRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    return c.json(await listResponses(c.var.deps, { person: requireMember(c), query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateResponse), async (c) => {
    const { response, created } = await createResponse(c.var.deps, {
      person: requireMember(c),
      input: c.req.valid("json"),
    });
    return c.json(response, created ? 201 : 200);
  })
  .get("/:id", async (c) => {
    const person = requireMember(c);
    return c.json(present(await findResponse(c.var.deps.db, c.req.param("id"), (row) => canSee(row, person))));
  })
  .delete("/:id", async (c) => {
    await deleteResponse(c.var.deps, { person: requireMember(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
