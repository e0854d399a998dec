import type { Article, CreateArticle } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { reviewOfSaved } from "../../review/review.ts";
import { recordActOn } from "../audit/public.ts";
import { audienceOf, present, shownOf } from "./article-row.ts";
import { filmAddress } from "./film-address.ts";
import { groupsFor } from "./groups-for.ts";
import { attachImages } from "./keep-image.ts";

interface CreateArticleOptions {
  readonly person: Person;
  readonly input: CreateArticle;
}

/**
 * Keeps an article, its HTML sanitised, under the id its author chose; a repeat answers the stored one. An admin's is
 * listed at once, anybody else's when an admin has accepted it.
 *
 * @throws {AppError} ID_TAKEN when somebody else's article has the id, NOT_ALLOWED for a group of others, FILM_ELSEWHERE.
 */
export async function createArticle(
  { db, now, settings }: Deps,
  { person, input }: CreateArticleOptions,
): Promise<{ article: Article; created: boolean }> {
  const at = now();
  return db.transaction(async (tx) => {
    const videoLink = filmAddress(input.videoLink, settings);
    const groups = await groupsFor(tx, { person, names: input.groups });
    const fields = shownOf(input, { ...input, videoLink, ...groups });
    const review = reviewOfSaved({ before: null, fields, isPublic: true, byAdmin: person.isAdmin, at });
    const [row] = await tx
      .insert(articles)
      .values({ id: input.id, ...fields, ...review, authorId: person.id, createdAt: at })
      .onConflictDoNothing({ target: articles.id })
      .returning();
    if (row) {
      await attachImages(tx, row.id, fields, person);
      await announce(tx, { type: "article.created", id: row.id }, audienceOf(row));
      // What is listed without having waited is an admin's.
      if (row.listed)
        await recordActOn(tx, row, { by: person, act: "article.published", target: row.id, title: row.title, at });
      if (row.waitingSince) await announce(tx, { type: "desk.updated", id: row.id }, "admins");
      return { article: await present(tx, row, person), created: true };
    }
    const [stored] = await tx.select().from(articles).where(eq(articles.id, input.id));
    if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
    return { article: await present(tx, stored, person), created: false };
  });
}
