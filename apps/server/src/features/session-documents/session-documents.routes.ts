import { ChangeSession } from "@wellput/contract";
import { Hono } from "hono";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { changeSessionDocument } from "./change-session-document.ts";
import { openSessionDocument } from "./open-session-document.ts";
import { findDocument, noteUse, readDocument } from "./session-document-row.ts";
import { requirePlace } from "./sheet-place.ts";

const PATH = "/:groupName/:sessionId/:name";

export const sessionDocumentsRoutes = new Hono<HonoEnv>()
  .get(PATH, async (c) => {
    const place = await requirePlace(c);
    const { db, now } = c.var.deps;
    const id = await findDocument(db, place);
    await noteUse(db, id, now());
    return c.json(await readDocument(db, id));
  })
  .put(PATH, async (c) => {
    const place = await requirePlace(c);
    const { loadLimits } = c.var.deps;
    await loadLimits.spend("usage", callerOf(c));
    return c.json(await openSessionDocument(c.var.deps, { place, caller: callerOf(c) }));
  })
  .patch(PATH, validJson(ChangeSession), async (c) => {
    const place = await requirePlace(c);
    const caller = callerOf(c);
    await c.var.deps.loadLimits.spend("sheet", caller);
    const { person } = c.var;
    const options = { person, name: person?.username ?? "", caller, place, input: c.req.valid("json") };
    await changeSessionDocument(c.var.deps, options);
    return c.body(null, 204);
  });
