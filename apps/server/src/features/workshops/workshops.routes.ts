import { CreateWorkshop, EditWorkshop, PageQuery, SteerWorkshop } from "@wellput/contract";
import { Hono } from "hono";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireTrainer } from "../../http/gates.ts";
import { validJson, validQuery, validStored } from "../../http/valid.ts";
import { createWorkshop } from "./create-workshop.ts";
import { deleteWorkshop } from "./delete-workshop.ts";
import { editWorkshop } from "./edit-workshop.ts";
import { exportWorkshop } from "./export-workshop.ts";
import { listWorkshops } from "./list-workshops.ts";
import { readDesk } from "./read-desk.ts";
import { readResults } from "./read-results.ts";
import { steerWorkshop } from "./steer-workshop.ts";

/** Workshops as their trainers have them: each sees and steers their own. */
export const workshopsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    const person = requireTrainer(c);
    return c.json(await listWorkshops(c.var.deps, { person, query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateWorkshop), async (c) => {
    const person = requireTrainer(c);
    const { workshop, created } = await createWorkshop(c.var.deps, { person, input: c.req.valid("json") });
    return c.json(workshop, created ? 201 : 200);
  })
  .get("/:id", async (c) => {
    const person = requireTrainer(c);
    return c.json(await readDesk(c.var.deps, { person, id: c.req.param("id") }));
  })
  .get("/:id/answers.csv", async (c) => {
    const text = await exportWorkshop(c.var.deps, { person: requireTrainer(c), id: c.req.param("id") });
    return csvFile(c, "wellput-workshop.csv", text);
  })
  .get("/:id/results", async (c) => {
    const person = requireTrainer(c);
    return c.json(await readResults(c.var.deps, { person, id: c.req.param("id") }));
  })
  .put("/:id", validStored(EditWorkshop), async (c) => {
    const options = { person: requireTrainer(c), id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await editWorkshop(c.var.deps, options));
  })
  .patch("/:id", validJson(SteerWorkshop), async (c) => {
    const person = requireTrainer(c);
    const options = { person, id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await steerWorkshop(c.var.deps, options));
  })
  .delete("/:id", async (c) => {
    const person = requireTrainer(c);
    await deleteWorkshop(c.var.deps, { person, id: c.req.param("id") });
    return c.body(null, 204);
  });
