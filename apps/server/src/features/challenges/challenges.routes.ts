import { ChallengesQuery, CreateChallenge, SamplesQuery, UpdateChallenge } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin, requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { findChallenge, present } from "./challenge-row.ts";
import { createChallenge } from "./create-challenge.ts";
import { deleteChallenge } from "./delete-challenge.ts";
import { listChallenges } from "./list-challenges.ts";
import { readProgress } from "./read-progress.ts";
import { readSamples } from "./read-samples.ts";
import { updateChallenge } from "./update-challenge.ts";

export const challengesRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(ChallengesQuery), async (c) => {
    return c.json(await listChallenges(c.var.deps, { person: c.var.person, query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateChallenge), async (c) => {
    const { challenge, created } = await createChallenge(c.var.deps, {
      person: requireAdmin(c),
      input: c.req.valid("json"),
    });
    return c.json(challenge, created ? 201 : 200);
  })
  .get("/:id", async (c) => {
    const { db } = c.var.deps;
    return c.json(await present(db, await findChallenge(db, c.req.param("id"), c.var.person), c.var.person));
  })
  .get("/:id/:index/samples", validQuery(SamplesQuery), async (c) => {
    const { id, index } = c.req.param();
    const attemptId = c.req.valid("query").attempt;
    return c.json(await readSamples(c.var.deps, { person: c.var.person, id, index: Number(index), attemptId }));
  })
  .get("/:id/progress", async (c) => {
    return c.json(await readProgress(c.var.deps, { person: requireMember(c), id: c.req.param("id") }));
  })
  .patch("/:id", validStored(UpdateChallenge), async (c) => {
    const options = { person: requireMember(c), id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await updateChallenge(c.var.deps, options));
  })
  .delete("/:id", async (c) => {
    await deleteChallenge(c.var.deps, { person: requireMember(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
