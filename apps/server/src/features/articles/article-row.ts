import { Article } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { canEdit, isMine } from "./articles.policy.ts";

type ArticleRow = typeof articles.$inferSelect;

/** A stored article as the person who asks sees it. */
export function present(row: ArticleRow, person: Person | null): Article {
  const about = { mine: isMine(row, person), canEdit: canEdit(row, person) };
  return Article.parse({ ...row, ...about, createdAt: row.createdAt.toISOString() });
}

/** The stored article of an id. @throws {AppError} ARTICLE_NOT_FOUND. */
export async function findArticle(db: Database, id: string): Promise<ArticleRow> {
  if (!isUuid(id)) throw new AppError("ARTICLE_NOT_FOUND");
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError("ARTICLE_NOT_FOUND");
  return row;
}
