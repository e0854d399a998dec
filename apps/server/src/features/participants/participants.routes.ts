import { ParticipantPlace } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { fit } from "../../http/valid.ts";
import { refuseNewcomers } from "../courses/public.ts";
import { ensureParticipant } from "./ensure-participant.ts";
import { findCollection } from "./find-collection.ts";

/** Whoever has a link is its participant. Nothing is told that a guessed id could find out: not even whether it is new. */
export const participantsRoutes = new Hono<HonoEnv>().put("/:collection/:userId", async (c) => {
  const place = fit(ParticipantPlace, c.req.param());
  // A study asks first, and its own page does so.
  const asked = { ...place, collection: await findCollection(c.var.deps, place.collection) };
  await refuseNewcomers(c.var.deps.db, asked);
  const { collection, userId } = await ensureParticipant(c.var.deps, { place: asked, caller: callerOf(c) });
  return c.json<ParticipantPlace>({ collection, userId });
});
