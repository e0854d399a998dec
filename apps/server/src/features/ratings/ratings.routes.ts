import { CreateRatings } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { createRatings } from "./create-ratings.ts";

export const ratingsRoutes = new Hono<HonoEnv>().post("/", validJson(CreateRatings), async (c) => {
  if (!c.var.person) await c.var.deps.limits.spend("rating", clientAddress(c));
  await createRatings(c.var.deps, {
    person: c.var.person,
    input: c.req.valid("json"),
    signal: c.req.raw.signal,
  });
  return c.body(null, 204);
});
