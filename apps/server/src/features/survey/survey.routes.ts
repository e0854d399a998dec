import { SendSurvey } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validStored } from "../../http/valid.ts";
import { exportSurvey, readSurvey } from "./read-survey.ts";
import { sendSurvey } from "./send-survey.ts";

export const surveyRoutes = new Hono<HonoEnv>().post("/", validStored(SendSurvey), async (c) => {
  await c.var.deps.loadLimits.spend("survey", callerOf(c));
  await sendSurvey(c.var.deps, c.req.valid("json"), c.req.raw.signal);
  return c.body(null, 204);
});

/** What admins learn from it. */
export const adminSurveyRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json(await readSurvey(c.var.deps, c.req.raw.signal));
  })
  .get("/answers.csv", async (c) => {
    const text = await exportSurvey(c.var.deps, requireAdmin(c), c.req.raw.signal);
    return csvFile(c, "wellput-workshop-survey.csv", text);
  });
