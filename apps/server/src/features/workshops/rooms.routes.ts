import { CastVote, ChangeSession, JoinWorkshop, SeatKey, TakeTable, WriteAnswer } from "@wellput/contract";
import { Hono } from "hono";
import { AppError } from "../../http/app-error.ts";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { readSheet } from "./export-workshop.ts";
import { joinWorkshop } from "./join-workshop.ts";
import { readSeat } from "./read-seat.ts";
import { findPlace, giveToken, readKey, requireSeat, takeSeat } from "./seat.ts";
import { changeTableSheet, openTableSheet } from "./table-sheets.ts";
import { takeTable } from "./tables.ts";
import { castVote } from "./votes.ts";
import { writeAnswer } from "./write-answer.ts";

/** Workshops as people join them: by a code, without an account. */
export const roomsRoutes = new Hono<HonoEnv>()
  .get("/:code", async (c) => c.json(await readSeat(c.var.deps, await findPlace(c, c.req.param("code")))))
  .get("/:code/sheet.txt", async (c) => {
    const text = await readSheet(c.var.deps, await requireSeat(c, c.req.param("code")));
    c.header("content-disposition", 'attachment; filename="wellput-my-answers.txt"');
    c.header("content-type", "text/plain; charset=UTF-8");
    return c.body(text);
  })
  .post("/:code/guests", validJson(JoinWorkshop), async (c) => {
    const { deps } = c.var;
    await deps.loadLimits.spend("participant", callerOf(c));
    const { workshop, guest: before, isRemoved } = await findPlace(c, c.req.param("code"));
    if (isRemoved) throw new AppError("WORKSHOP_REMOVED");
    // Whoever has a seat keeps it: a reload, or a second tap, takes no other.
    const join = () => {
      const tokenHash = giveToken(c, workshop);
      return joinWorkshop(deps, { workshop, name: c.req.valid("json").name, tokenHash });
    };
    return c.json(await readSeat(deps, { workshop, guest: before ?? (await join()) }));
  })
  .get("/:code/key", async (c) => c.json<SeatKey>({ key: await readKey(c, c.req.param("code")) }))
  .put("/:code/seat", validJson(SeatKey), async (c) => {
    await c.var.deps.loadLimits.spend("participant", callerOf(c));
    return c.json(await readSeat(c.var.deps, await takeSeat(c, c.req.param("code"), c.req.valid("json").key)));
  })
  .put("/:code/table", validJson(TakeTable), async (c) => {
    const place = await requireSeat(c, c.req.param("code"));
    await c.var.deps.loadLimits.spend("sheet", place.guest.id);
    const guest = await takeTable(c.var.deps, { ...place, table: c.req.valid("json").table });
    return c.json(await readSeat(c.var.deps, { ...place, guest }));
  })
  .put("/:code/:stepId/vote", validJson(CastVote), async (c) => {
    const place = await requireSeat(c, c.req.param("code"));
    await c.var.deps.loadLimits.spend("sheet", place.guest.id);
    await castVote(c.var.deps, { ...place, stepId: c.req.param("stepId"), ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .get("/:code/:stepId/table", async (c) => {
    const place = await requireSeat(c, c.req.param("code"));
    return c.json(await openTableSheet(c.var.deps, { ...place, stepId: c.req.param("stepId") }));
  })
  .patch("/:code/:stepId/table", validJson(ChangeSession), async (c) => {
    const place = await requireSeat(c, c.req.param("code"));
    await c.var.deps.loadLimits.spend("sheet", place.guest.id);
    const options = { ...place, stepId: c.req.param("stepId"), input: c.req.valid("json") };
    await changeTableSheet(c.var.deps, options);
    return c.body(null, 204);
  })
  .put("/:code/:stepId", validJson(WriteAnswer), async (c) => {
    const { workshop, guest } = await requireSeat(c, c.req.param("code"));
    // Counted for each guest: a whole room may share one address.
    await c.var.deps.loadLimits.spend("sheet", guest.id);
    const options = { workshop, guest, stepId: c.req.param("stepId"), input: c.req.valid("json") };
    return c.json(await writeAnswer(c.var.deps, { ...options, signal: c.req.raw.signal }));
  });
