import type { Article, Page, PageQuery } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { articles } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./article-row.ts";

interface ListArticlesOptions {
  readonly person: Person | null;
  readonly query: PageQuery;
}

/** One page of all articles. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listArticles(
  { db }: Deps,
  { person, query: { cursor, limit } }: ListArticlesOptions,
): Promise<Page<Article>> {
  const rows = await db
    .select()
    .from(articles)
    .where(olderThan(articles, cursor))
    .orderBy(...newestFirst(articles))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => present(row, person));
}
