import { Article, ArticleCard, type ArticleChange, GROUP_DEFAULT } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { articles, type ShownArticle } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Audience } from "../../live/announce.ts";
import { asAccepted, ownReview } from "../../review/review.ts";
import { groupNames } from "../groups/public.ts";
import { canEdit, canSee, isMine } from "./articles.policy.ts";
import { beginningOf, minutesOf } from "./read-of-html.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export type ArticleRow = typeof articles.$inferSelect;

/** How stored articles are shown to a person, with their groups' names of today: what no admin has accepted yet is its author's alone. */
async function presenter(db: Database, rows: readonly ArticleRow[], person: Person | null) {
  const nameAll = await groupNames(
    db,
    rows.flatMap((row) => [...row.groups, ...asAccepted(row).groups]),
  );
  return (row: ArticleRow) => {
    const mine = isMine(row, person);
    const shown = mine ? row : asAccepted(row);
    return {
      ...shown,
      groups: nameAll(shown.groups),
      minutes: minutesOf(shown.mainText),
      mine,
      canEdit: canEdit(row, person),
      review: mine ? ownReview(row) : null,
      createdAt: row.createdAt.toISOString(),
    };
  };
}

/** A stored article as the person who asks sees it. */
export async function present(db: Database, row: ArticleRow, person: Person | null): Promise<Article> {
  return Article.parse((await presenter(db, [row], person))(row));
}

/** Stored articles as a list shows them. */
export async function cardOf(
  db: Database,
  rows: readonly ArticleRow[],
  person: Person | null,
): Promise<(row: ArticleRow) => ArticleCard> {
  const show = await presenter(db, rows, person);
  return (row) => {
    const shown = show(row);
    return ArticleCard.parse({ ...shown, excerpt: shown.summary || beginningOf(shown.mainText) });
  };
}

/** What others read of it, with a change; `groups` by their ids. */
export const shownOf = (row: ShownArticle, change: ArticleChange = {}): ShownArticle => ({
  title: change.title ?? row.title,
  summary: change.summary ?? row.summary,
  mainText: change.mainText === undefined ? row.mainText : sanitiseHtml(change.mainText),
  quote: change.quote ?? row.quote,
  citation: change.citation ?? row.citation,
  imagePath: change.imagePath ?? row.imagePath,
  imageAlt: change.imageAlt ?? row.imageAlt,
  videoLink: change.videoLink ?? row.videoLink,
  tags: change.tags ?? row.tags,
  groups: change.groups ?? row.groups,
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

/** Who has the article in a list, as it stands and as it stood. */
export function audienceOf(
  ...rows: readonly Pick<ArticleRow, "listed" | "authorId" | "groups" | "accepted">[]
): Audience {
  const listed = rows.filter((row) => row.listed || row.authorId === null);
  const groups = listed.flatMap((row) => asAccepted(row).groups);
  if (groups.includes(GROUP_DEFAULT)) return "everybody";
  const author = rows.find((row) => row.authorId !== null)?.authorId;
  if (groups.length > 0) return { groups };
  return author ? { person: author } : "admins";
}
