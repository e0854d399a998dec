import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { articles } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { asAccepted, mayBeAtDesk } from "../../review/review.ts";
import { recordActOnOthers } from "../audit/public.ts";
import { audienceOf, holdArticle } from "./article-row.ts";
import { passOnImages } from "./pass-on-images.ts";

/** Deletes an article; a picture that another one shows too stays with that. @throws {AppError} ARTICLE_NOT_FOUND, NOT_ALLOWED. */
export async function deleteArticle({ db, now }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await holdArticle(tx, id, person);
    await passOnImages(tx, eq(articles.id, id));
    await tx.delete(articles).where(eq(articles.id, id));
    await recordActOnOthers(tx, row, {
      by: person,
      act: "article.deleted",
      target: id,
      title: asAccepted(row).title,
      at: now(),
    });
    await announce(tx, { type: "article.deleted", id }, audienceOf(row));
    if (mayBeAtDesk(row)) await announce(tx, { type: "desk.updated", id }, "admins");
  });
}
