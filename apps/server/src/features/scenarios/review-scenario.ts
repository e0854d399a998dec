import { asc, eq, isNotNull } from "drizzle-orm";
import { isUuid } from "../../db/page.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { announce } from "../../live/announce.ts";
import { asAccepted, declined, LISTED, takenDown } from "../../review/review.ts";
import { type Reviewable, requireWaiting, toItem, toVersion } from "../../review/reviewable.ts";
import { recordAct } from "../audit/public.ts";
import { audienceOf, shownOf } from "./scenario-row.ts";

const isWaiting = isNotNull(scenarios.waitingSince);

/** What of the scenarios waits for an admin. The way to the message is not for them to read. */
export const scenarioReviews: Reviewable = {
  async list(db, limit) {
    const rows = await db.select().from(scenarios).where(isWaiting).orderBy(asc(scenarios.waitingSince)).limit(limit);
    return rows.map((row) => toItem("scenario", row));
  },
  count: (db) => db.$count(scenarios, isWaiting),
  async read(db, id) {
    const [row] = isUuid(id) ? await db.select().from(scenarios).where(eq(scenarios.id, id)) : [];
    return toVersion({ noun: "scenario", row, shownOf: (shown) => shownOf(shown) });
  },
  async decide(tx, decision) {
    const { id, by, reason, at } = decision;
    if (!isUuid(id)) throw new AppError("REVIEW_NOT_FOUND");
    const [found] = await tx.select().from(scenarios).where(eq(scenarios.id, id)).for("update");
    const before = requireWaiting(found, decision);
    const review = reason === undefined ? LISTED : declined(reason);
    await tx.update(scenarios).set(review).where(eq(scenarios.id, id));
    const act = reason === undefined ? "scenario.accepted" : "scenario.declined";
    await recordAct(tx, {
      by,
      act,
      target: id,
      title: before.title,
      at,
      ...(before.authorId && { subjectId: before.authorId }),
    });
    await announce(tx, { type: "scenario.updated", id }, audienceOf({ ...before, ...review }));
    await announce(tx, { type: "desk.updated", id }, "admins");
  },
  async takeDown(tx, { id, by, reason, at }) {
    const [row] = await tx.select().from(scenarios).where(eq(scenarios.id, id)).for("update");
    if (!row) return;
    const isHere = eq(scenarios.id, id);
    if (row.authorId) await tx.update(scenarios).set(takenDown(reason)).where(isHere);
    else await tx.delete(scenarios).where(isHere);
    const subject = row.authorId ? { subjectId: row.authorId } : {};
    await recordAct(tx, { by, act: "scenario.unpublished", target: id, title: asAccepted(row).title, at, ...subject });
    await announce(tx, { type: row.authorId ? "scenario.updated" : "scenario.deleted", id }, audienceOf(row));
    await announce(tx, { type: "desk.updated", id }, "admins");
  },
};
