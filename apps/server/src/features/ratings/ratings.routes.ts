import { CreateRatings } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { createRatings } from "./create-ratings.ts";

export const ratingsRoutes = new Hono<HonoEnv>().post("/", validJson(CreateRatings), async (c) => {
  await createRatings(c.var.deps, { person: c.var.person, input: c.req.valid("json") });
  return c.body(null, 204);
});
