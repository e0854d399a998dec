import { CreateRatings } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireSignedIn } from "../../http/gates.ts";
import { validStored } from "../../http/valid.ts";
import { createRatings } from "./create-ratings.ts";
import { takeBackExamples } from "./take-back-examples.ts";

export const ratingsRoutes = new Hono<HonoEnv>()
  .post("/", validStored(CreateRatings), async (c) => {
    await c.var.deps.loadLimits.spend("rating", callerOf(c));
    await createRatings(c.var.deps, {
      person: c.var.person,
      input: c.req.valid("json"),
      signal: c.req.raw.signal,
    });
    return c.body(null, 204);
  })
  .delete("/examples", async (c) => {
    return c.json({ takenBack: await takeBackExamples(c.var.deps, requireSignedIn(c)) });
  });
