import { CreateRatings } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireSignedIn } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { createRatings } from "./create-ratings.ts";
import { takeBackExamples } from "./take-back-examples.ts";

export const ratingsRoutes = new Hono<HonoEnv>()
  .post("/", validJson(CreateRatings), async (c) => {
    if (!c.var.person) await c.var.deps.limits.spend("rating", clientAddress(c));
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
