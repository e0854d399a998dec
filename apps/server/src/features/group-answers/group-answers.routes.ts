import { CreateScenario, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember, requireTrainer } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { createGroupAnswer } from "./create-group-answer.ts";
import { listGroupAnswers } from "./list-group-answers.ts";

export const groupAnswersRoutes = new Hono<HonoEnv>()
  .get("/:groupName/:parentDoc", validQuery(PageQuery), async (c) => {
    const options = { by: requireTrainer(c), place: c.req.param(), query: c.req.valid("query") };
    return c.json(await listGroupAnswers(c.var.deps, options));
  })
  .post("/:groupName/:parentDoc", validStored(CreateScenario), async (c) => {
    const { scenario, created } = await createGroupAnswer(c.var.deps, {
      person: requireMember(c),
      place: c.req.param(),
      input: c.req.valid("json"),
      signal: c.req.raw.signal,
    });
    return c.json(scenario, created ? 201 : 200);
  });
