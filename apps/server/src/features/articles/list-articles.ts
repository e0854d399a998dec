import type { Article, Page, PageQuery } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./article-row.ts";

interface ListArticlesOptions {
  readonly person: Person | null;
  readonly query: PageQuery & { readonly mine: boolean };
}

/**
 * One page of the articles that everybody reads, or with `mine` of one's own, whatever became of them.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listArticles(
  { db }: Deps,
  { person, query: { cursor, limit, mine } }: ListArticlesOptions,
): Promise<Page<Article>> {
  if (mine && !person) throw new AppError("NOT_SIGNED_IN");
  const which = mine && person ? eq(articles.authorId, person.id) : eq(articles.listed, true);
  const rows = await db
    .select()
    .from(articles)
    .where(and(which, olderThan(articles, cursor)))
    .orderBy(...newestFirst(articles))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => present(row, person));
}
