import type { Article, CreateArticle } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { present } from "./article-row.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

interface CreateArticleOptions {
  readonly person: Person;
  readonly input: CreateArticle;
}

/**
 * Publishes an article, its HTML sanitised, under the id its author chose; a repeat answers the stored one.
 *
 * @throws {AppError} ID_TAKEN when somebody else's article has the id.
 */
export async function createArticle(
  { db, now }: Deps,
  { person, input }: CreateArticleOptions,
): Promise<{ article: Article; created: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(articles)
      .values({ ...input, mainText: sanitiseHtml(input.mainText), authorId: person.id, createdAt: now() })
      .onConflictDoNothing({ target: articles.id })
      .returning();
    if (row) {
      await announce(tx, { type: "article.created", id: row.id }, "everybody");
      return { article: present(row, person), created: true };
    }
    const [stored] = await tx.select().from(articles).where(eq(articles.id, input.id));
    if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
    return { article: present(stored, person), created: false };
  });
}
