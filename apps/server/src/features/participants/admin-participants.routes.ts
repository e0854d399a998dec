import { ParticipantPlace } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { fit } from "../../http/valid.ts";
import { countParticipants } from "./count-participants.ts";
import { eraseParticipant } from "./erase-participant.ts";

export const adminParticipantsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    requireAdmin(c);
    return c.json({ collections: await countParticipants(c.var.deps) });
  })
  .delete("/:collection/:userId", async (c) => {
    const person = requireAdmin(c);
    await eraseParticipant(c.var.deps, { person, place: fit(ParticipantPlace, c.req.param()) });
    return c.body(null, 204);
  });
