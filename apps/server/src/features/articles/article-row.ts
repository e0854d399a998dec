import { Article, type UpdateArticle } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { articles, type ShownArticle } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Audience } from "../../live/announce.ts";
import { asAccepted, ownReview } from "../../review/review.ts";
import { canEdit, canSee, isMine } from "./articles.policy.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export type ArticleRow = typeof articles.$inferSelect;

/** A stored article as the person who asks sees it: what no admin has accepted yet is its author's alone. */
export function present(row: ArticleRow, person: Person | null): Article {
  const mine = isMine(row, person);
  const shown = mine ? { ...row, review: ownReview(row) } : { ...asAccepted(row), review: null };
  return Article.parse({ ...shown, mine, canEdit: canEdit(row, person), createdAt: row.createdAt.toISOString() });
}

/** What others read of it, with a change. */
export const shownOf = (row: ShownArticle, change: UpdateArticle = {}): ShownArticle => ({
  title: change.title ?? row.title,
  mainText: change.mainText === undefined ? row.mainText : sanitiseHtml(change.mainText),
  quote: change.quote ?? row.quote,
  citation: change.citation ?? row.citation,
  tags: change.tags ?? row.tags,
});

/** The stored article of an id. @throws {AppError} ARTICLE_NOT_FOUND also when this person may not see it. */
export async function findArticle(db: Database, id: string, person: Person | null): Promise<ArticleRow> {
  if (!isUuid(id)) throw new AppError("ARTICLE_NOT_FOUND");
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  if (!row || !canSee(row, person)) throw new AppError("ARTICLE_NOT_FOUND");
  return row;
}

/** The same for a change, the row held until the transaction ends. @throws {AppError} also NOT_ALLOWED. */
export async function holdArticle(tx: Database, id: string, person: Person): Promise<ArticleRow> {
  if (isUuid(id)) await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for("update");
  const row = await findArticle(tx, id, person);
  if (!canEdit(row, person)) throw new AppError("NOT_ALLOWED", { detail: `article ${id}` });
  return row;
}

/** Who has the article in a list. */
export function audienceOf(row: Pick<ArticleRow, "listed" | "authorId">): Audience {
  return row.listed || row.authorId === null ? "everybody" : { person: row.authorId };
}
