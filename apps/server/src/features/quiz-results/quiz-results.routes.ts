import { CreateQuizResult, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { createQuizResult } from "./create-quiz-result.ts";
import { listQuizResults } from "./list-quiz-results.ts";

export const quizResultsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    return c.json(await listQuizResults(c.var.deps, { person: requireMember(c), query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateQuizResult), async (c) => {
    const options = { person: requireMember(c), input: c.req.valid("json") };
    const { result, created } = await createQuizResult(c.var.deps, options);
    return c.json(result, created ? 201 : 200);
  });
