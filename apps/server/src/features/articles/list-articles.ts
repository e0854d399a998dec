import type { ArticleCard, NextArticle, Page, PageQuery } from "@wellput/contract";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { groupsOf } from "../groups/public.ts";
import { cardOf, findArticle } from "./article-row.ts";

interface ListArticlesOptions {
  readonly person: Person | null;
  readonly query: PageQuery & { readonly mine: boolean };
}

/**
 * One page of the articles that this person reads as others do, or with `mine` of one's own, whatever became of them.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listArticles(
  { db }: Deps,
  { person, query: { cursor, limit, mine } }: ListArticlesOptions,
): Promise<Page<ArticleCard>> {
  if (mine && !person) throw new AppError("NOT_SIGNED_IN");
  const which = mine && person ? eq(articles.authorId, person.id) : isListedFor(person);
  const rows = await db
    .select()
    .from(articles)
    .where(and(which, olderThan(articles, cursor)))
    .orderBy(...newestFirst(articles))
    .limit(limit + 1);
  return toPage(rows, limit, await cardOf(db, rows, person));
}

/** What to read after an article: the one before it in time, after the oldest the newest. @throws {AppError} ARTICLE_NOT_FOUND. */
export async function findNextArticle(
  { db }: Deps,
  { person, id }: { readonly person: Person | null; readonly id: string },
): Promise<NextArticle> {
  const { createdAt } = await findArticle(db, id, person);
  const isOlder = sql`(${articles.createdAt}, ${articles.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [next] = await db
    .select()
    .from(articles)
    .where(and(isListedFor(person), ne(articles.id, id)))
    .orderBy(sql`${isOlder} desc`, ...newestFirst(articles))
    .limit(1);
  return { next: next ? (await cardOf(db, [next], person))(next) : null };
}

/** Those that the accepted version names: what waits changes nothing for others. */
const readers = sql`case when ${articles.accepted} is null then ${articles.groups}
  else array(select jsonb_array_elements_text(${articles.accepted} -> 'groups')) end`;

/** What others have published for this person's groups; for an admin, all of it. */
function isListedFor(person: Person | null): SQL | undefined {
  const isListed = eq(articles.listed, true);
  return person?.isAdmin ? isListed : and(isListed, sql`(${readers}) && ${sql.param(groupsOf(person))}::text[]`);
}
