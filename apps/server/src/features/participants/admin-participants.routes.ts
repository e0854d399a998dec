import { ParticipantPlace } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireResearcher, requireResearcherOf } from "../../http/gates.ts";
import { fit } from "../../http/valid.ts";
import { countParticipants } from "./count-participants.ts";
import { eraseParticipant } from "./erase-participant.ts";

/** Participants of folders and courses for admins, and of a study for its researchers. */
export const adminParticipantsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    return c.json({ collections: await countParticipants(c.var.deps, requireResearcher(c)) });
  })
  .delete("/:collection/:userId", async (c) => {
    const person = requireResearcherOf(c, c.req.param("collection"));
    await eraseParticipant(c.var.deps, { person, place: fit(ParticipantPlace, c.req.param()) });
    return c.body(null, 204);
  });
