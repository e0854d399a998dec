import { ConcernNoun, CreateConcern, KeepConcerned, TakeDownConcerned } from "@wellput/contract";
import { Hono } from "hono";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson, validStored } from "../../http/valid.ts";
import { createConcern } from "./create-concern.ts";
import { listConcerns } from "./list-concerns.ts";
import { keepConcerned, takeDownConcerned } from "./settle-concerns.ts";

/** 'Report this': anybody may, and one address only so often. */
export const concernsRoutes = new Hono<HonoEnv>().post("/", validStored(CreateConcern), async (c) => {
  await c.var.deps.limits.spend("concern", clientAddress(c));
  const input = c.req.valid("json");
  await createConcern(c.var.deps, { person: c.var.person, input, signal: c.req.raw.signal });
  return c.body(null, 204);
});

/** What was reported, for admins to keep or to take down. */
export const adminConcernsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json(await listConcerns(c.var.deps.db));
  })
  .post("/:noun/:id/keep", validJson(KeepConcerned), async (c) => {
    const by = requireAdmin(c);
    await keepConcerned(c.var.deps, { by, noun: nounOf(c), id: c.req.param("id"), ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .post("/:noun/:id/take-down", validJson(TakeDownConcerned), async (c) => {
    const by = requireAdmin(c);
    await takeDownConcerned(c.var.deps, { by, noun: nounOf(c), id: c.req.param("id"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

function nounOf(c: AppContext): ConcernNoun {
  const noun = ConcernNoun.safeParse(c.req.param("noun")).data;
  if (!noun) throw new AppError("CONCERN_NOT_FOUND");
  return noun;
}
