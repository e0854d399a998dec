import { asc, eq, isNotNull } from "drizzle-orm";
import { isUuid } from "../../db/page.ts";
import { articles, type ShownArticle } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { announce } from "../../live/announce.ts";
import { asAccepted, declined, LISTED, takenDown } from "../../review/review.ts";
import { type Reviewable, requireWaiting, toItem, toVersion } from "../../review/reviewable.ts";
import { recordAct } from "../audit/public.ts";
import { groupNames } from "../groups/public.ts";
import { audienceOf, shownOf } from "./article-row.ts";
import { passOnImages } from "./pass-on-images.ts";

const isWaiting = isNotNull(articles.waitingSince);

/** What of the articles waits for an admin. */
export const articleReviews: Reviewable = {
  async list(db, limit) {
    const rows = await db.select().from(articles).where(isWaiting).orderBy(asc(articles.waitingSince)).limit(limit);
    return rows.map((row) => toItem("article", row));
  },
  count: (db) => db.$count(articles, isWaiting),
  async read(db, id) {
    const [row] = isUuid(id) ? await db.select().from(articles).where(eq(articles.id, id)) : [];
    const nameAll = await groupNames(db, [...(row?.groups ?? []), ...(row?.accepted?.groups ?? [])]);
    const named = (shown: ShownArticle) => ({ ...shownOf(shown), groups: nameAll(shown.groups) });
    const shown = row && { ...row, accepted: row.accepted && named(row.accepted) };
    return toVersion({ noun: "article", row: shown, shownOf: named, html: ["mainText"] });
  },
  async decide(tx, decision) {
    const { id, by, reason, at } = decision;
    if (!isUuid(id)) throw new AppError("REVIEW_NOT_FOUND");
    const [found] = await tx.select().from(articles).where(eq(articles.id, id)).for("update");
    const before = requireWaiting(found, decision);
    const review = reason === undefined ? LISTED : declined(reason);
    await tx.update(articles).set(review).where(eq(articles.id, id));
    const act = reason === undefined ? "article.accepted" : "article.declined";
    await recordAct(tx, {
      by,
      act,
      target: id,
      title: before.title,
      at,
      ...(before.authorId && { subjectId: before.authorId }),
    });
    await announce(tx, { type: "article.updated", id }, audienceOf(before, { ...before, ...review }));
    await announce(tx, { type: "desk.updated", id }, "admins");
  },
  async takeDown(tx, { id, by, reason, at }) {
    const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for("update");
    if (!row) return;
    const isHere = eq(articles.id, id);
    if (row.authorId) await tx.update(articles).set(takenDown(reason)).where(isHere);
    else {
      await passOnImages(tx, isHere);
      await tx.delete(articles).where(isHere);
    }
    const subject = row.authorId ? { subjectId: row.authorId } : {};
    await recordAct(tx, { by, act: "article.unpublished", target: id, title: asAccepted(row).title, at, ...subject });
    await announce(tx, { type: row.authorId ? "article.updated" : "article.deleted", id }, audienceOf(row));
    await announce(tx, { type: "desk.updated", id }, "admins");
  },
};
