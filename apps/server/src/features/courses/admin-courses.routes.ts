import { ChangeStudy, COURSE_FILES, SaveCourse } from "@wellput/contract";
import { Hono } from "hono";
import * as z from "zod";
import { AppError } from "../../http/app-error.ts";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireResearcher, requireResearcherOf } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { changeStudy } from "./change-study.ts";
import { exportCourse } from "./export-course.ts";
import { reportCourses } from "./report-courses.ts";
import { reportStudy } from "./report-study.ts";
import { saveCourse } from "./save-course.ts";

const CourseFile = z.enum(COURSE_FILES);

/** The desk of each course, for admins and the researchers of its study. */
export const adminCoursesRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    return c.json({ courses: await reportCourses(c.var.deps, requireResearcher(c)) });
  })
  .put("/:name", validJson(SaveCourse), async (c) => {
    const options = { person: requireResearcher(c), name: c.req.param("name"), input: c.req.valid("json") };
    return c.json(await saveCourse(c.var.deps, options));
  })
  .put("/:name/study", validJson(ChangeStudy), async (c) => {
    const name = c.req.param("name");
    const options = { person: requireResearcherOf(c, name), name, input: c.req.valid("json") };
    return c.json(await changeStudy(c.var.deps, options));
  })
  .get("/:name/report", async (c) => {
    const name = c.req.param("name");
    requireResearcherOf(c, name);
    return c.json(await reportStudy(c.var.deps.db, name));
  })
  .get("/:name/:file", async (c) => {
    const name = c.req.param("name");
    const person = requireResearcherOf(c, name);
    const file = CourseFile.safeParse(c.req.param("file")).data;
    if (!file) throw new AppError("ROUTE_NOT_FOUND");
    const text = await exportCourse(c.var.deps, { person, name, file });
    return csvFile(c, `wellput-${name.replace(/[^\w-]/g, "")}-${file}`, text);
  });
