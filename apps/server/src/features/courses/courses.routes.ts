import {
  ChangeCourseProgress,
  type CourseVersion,
  CreateCourseAnswers,
  LeaveStudy,
  ParticipantPlace,
} from "@wellput/contract";
import { Hono } from "hono";
import * as z from "zod";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { fit, validJson, validQuery, validStored } from "../../http/valid.ts";
import { changeProgress } from "./change-progress.ts";
import { readVersion } from "./course-versions.ts";
import { createCourseAnswers } from "./create-course-answers.ts";
import { leaveStudy } from "./leave-study.ts";
import { mediaOf } from "./lesson-media.ts";
import { listCourses } from "./newest-courses.ts";

const VersionQuery = z.strictObject({ version: z.string().max(80).optional() });

/** Courses are public; of a participant nothing is told but where they are. */
export const coursesRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => c.json({ courses: await listCourses(c.var.deps.db) }))
  .get("/:name", validQuery(VersionQuery), async (c) => {
    const { db, settings } = c.var.deps;
    const found = await readVersion(db, c.req.param("name"), c.req.valid("query").version);
    return c.json<CourseVersion>({ ...found, media: mediaOf(found.course, settings) });
  })
  .put("/:name/:userId", validJson(ChangeCourseProgress), async (c) => {
    const { name: collection, userId } = c.req.param();
    const place = fit(ParticipantPlace, { collection, userId });
    await c.var.deps.loadLimits.spend("participant", callerOf(c));
    const options = { place, input: c.req.valid("json"), caller: callerOf(c) };
    return c.json(await changeProgress(c.var.deps, options));
  })
  .post("/:name/:userId/withdrawal", validJson(LeaveStudy), async (c) => {
    const { name: collection, userId } = c.req.param();
    const place = fit(ParticipantPlace, { collection, userId });
    await c.var.deps.loadLimits.spend("participant", callerOf(c));
    return c.json({ withdrawal: await leaveStudy(c.var.deps, { place, ...c.req.valid("json") }) });
  })
  .post("/:name/answers", validStored(CreateCourseAnswers), async (c) => {
    const { created } = await createCourseAnswers(c.var.deps, {
      name: c.req.param("name"),
      input: c.req.valid("json"),
      caller: callerOf(c),
      signal: c.req.raw.signal,
    });
    return c.body(null, created ? 201 : 200);
  });
