import { Hono } from "hono";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireTrainer } from "../../http/gates.ts";
import { exportAnswers } from "./export-answers.ts";
import { listPlaces } from "./list-places.ts";

/** What groups answered to scenarios, for admins and the groups' trainers: never by whom. */
export const adminAnswersRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    return c.json({ places: await listPlaces(c.var.deps.db, requireTrainer(c)) });
  })
  .get("/:groupName/:parentDoc/answers.csv", async (c) => {
    const text = await exportAnswers(c.var.deps, { by: requireTrainer(c), place: c.req.param() });
    return csvFile(c, "wellput-answers.csv", text);
  });
