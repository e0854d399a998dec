import { PARTICIPANT_FILES, ParticipantPlace } from "@wellput/contract";
import { Hono } from "hono";
import * as z from "zod";
import { AppError } from "../../http/app-error.ts";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireResearcher, requireResearcherOf } from "../../http/gates.ts";
import { fit } from "../../http/valid.ts";
import { countParticipants } from "./count-participants.ts";
import { eraseParticipant } from "./erase-participant.ts";
import { exportTries } from "./export-tries.ts";

const ParticipantFile = z.enum(PARTICIPANT_FILES);

/** Participants of folders and courses for admins, and of a study for its researchers. */
export const adminParticipantsRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => {
    return c.json({ collections: await countParticipants(c.var.deps, requireResearcher(c)) });
  })
  .get("/:collection/:file", async (c) => {
    const collection = c.req.param("collection");
    const person = requireResearcherOf(c, collection);
    const file = ParticipantFile.safeParse(c.req.param("file")).data;
    if (!file) throw new AppError("ROUTE_NOT_FOUND");
    const text = await exportTries(c.var.deps, { person, collection, file });
    return csvFile(c, `wellput-${collection}-${file}`, text);
  })
  .delete("/:collection/:userId", async (c) => {
    const person = requireResearcherOf(c, c.req.param("collection"));
    await eraseParticipant(c.var.deps, { person, place: fit(ParticipantPlace, c.req.param()) });
    return c.body(null, 204);
  });
