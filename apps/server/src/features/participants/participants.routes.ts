import { ParticipantPlace } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { fit } from "../../http/valid.ts";
import { ensureParticipant } from "./ensure-participant.ts";

/** Whoever has a link is its participant. Nothing is told that a guessed id could find out: not even whether it is new. */
export const participantsRoutes = new Hono<HonoEnv>().put("/:collection/:userId", async (c) => {
  const place = fit(ParticipantPlace, c.req.param());
  const { collection, userId } = await ensureParticipant(c.var.deps, { place, caller: callerOf(c) });
  return c.json<ParticipantPlace>({ collection, userId });
});
