import type { Article, UpdateArticle } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { reviewOfSaved } from "../../review/review.ts";
import { recordActOnOthers } from "../audit/public.ts";
import { type ArticleRow, audienceOf, holdArticle, present, shownOf } from "./article-row.ts";
import { isMine } from "./articles.policy.ts";

interface UpdateArticleOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateArticle;
}

/**
 * Changes the fields that are given. What others read changes once an admin has accepted its author's words; an admin
 * changes what others read.
 *
 * @throws {AppError} ARTICLE_NOT_FOUND, NOT_ALLOWED.
 */
export async function updateArticle({ db, now }: Deps, { person, id, input }: UpdateArticleOptions): Promise<Article> {
  return db.transaction(async (tx) => {
    const before = await holdArticle(tx, id, person);
    const at = now();
    const change = isMine(before, person) ? ownChange(before, input, person, at) : adminsChange(before, input, at);
    const [row] = await tx.update(articles).set(change).where(eq(articles.id, id)).returning();
    if (!row) throw new AppError("ARTICLE_NOT_FOUND");
    await recordActOnOthers(tx, before, { by: person, act: "article.updated", target: id, at });
    await announce(tx, { type: "article.updated", id }, audienceOf(row));
    if (before.waitingSince || row.waitingSince) await announce(tx, { type: "desk.updated", id }, "admins");
    return present(row, person);
  });
}

/** An author's own words, and what becomes of their review. */
function ownChange(row: ArticleRow, input: UpdateArticle, { isAdmin }: Person, at: Date) {
  const before = { fields: shownOf(row), review: row, isPublic: true };
  const fields = shownOf(row, input);
  return { ...fields, ...reviewOfSaved({ before, fields, isPublic: true, byAdmin: isAdmin, at }) };
}

/** An admin's change of what others read: of the accepted version, where a later one waits beside it. */
function adminsChange(row: ArticleRow, input: UpdateArticle, at: Date) {
  if (row.accepted) return { accepted: shownOf(row.accepted, input) };
  return { ...shownOf(row, input), ...(row.waitingSince && { waitingSince: at }) };
}
