import { AcceptReview, DeclineReview, ReviewNoun } from "@wellput/contract";
import { Hono } from "hono";
import { AppError } from "../../http/app-error.ts";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { decide } from "./decide.ts";
import { listWaiting, REVIEWS } from "./list-waiting.ts";

/** The review list: what members want to publish, for admins to read first. */
export const reviewsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json(await listWaiting(c.var.deps.db));
  })
  .get("/:noun/:id", async (c) => {
    requireAdmin(c);
    return c.json(await REVIEWS[nounOf(c)].read(c.var.deps.db, c.req.param("id")));
  })
  .post("/:noun/:id/accept", validJson(AcceptReview), async (c) => {
    const by = requireAdmin(c);
    await decide(c.var.deps, nounOf(c), { by, id: c.req.param("id"), ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .post("/:noun/:id/decline", validJson(DeclineReview), async (c) => {
    const by = requireAdmin(c);
    await decide(c.var.deps, nounOf(c), { by, id: c.req.param("id"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

function nounOf(c: AppContext): ReviewNoun {
  const noun = ReviewNoun.safeParse(c.req.param("noun")).data;
  if (!noun) throw new AppError("REVIEW_NOT_FOUND");
  return noun;
}
