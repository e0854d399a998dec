import { CreateScenario, ScenariosQuery, UpdateScenario } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { createScenario } from "./create-scenario.ts";
import { deleteScenario } from "./delete-scenario.ts";
import { listScenarios } from "./list-scenarios.ts";
import { findScenario, present } from "./scenario-row.ts";
import { updateScenario } from "./update-scenario.ts";

export const scenariosRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(ScenariosQuery), async (c) => {
    return c.json(await listScenarios(c.var.deps, { person: c.var.person, query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateScenario), async (c) => {
    const { scenario, created } = await createScenario(c.var.deps, {
      person: requireMember(c),
      input: c.req.valid("json"),
    });
    return c.json(scenario, created ? 201 : 200);
  })
  .get("/:id", async (c) => {
    return c.json(present(await findScenario(c.var.deps.db, c.req.param("id"), c.var.person), c.var.person));
  })
  .patch("/:id", validStored(UpdateScenario), async (c) => {
    const scenario = await updateScenario(c.var.deps, {
      person: requireMember(c),
      id: c.req.param("id"),
      input: c.req.valid("json"),
      signal: c.req.raw.signal,
    });
    return c.json(scenario);
  })
  .delete("/:id", async (c) => {
    await deleteScenario(c.var.deps, { person: requireMember(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
