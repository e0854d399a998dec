import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { articleImages, articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { asAccepted } from "../../review/review.ts";
import { canEdit, canSee } from "./articles.policy.ts";
import { imagesIn } from "./image-paths.ts";
import { namesOwnImage } from "./pass-on-images.ts";

interface ReadImageOptions {
  readonly person: Person | null;
  readonly id: string;
  readonly isSmall: boolean;
}

/**
 * The bytes of an image, for whoever reads its article: others than its author and admins see what the accepted version
 * shows.
 *
 * @throws {AppError} IMAGE_NOT_FOUND also when this person may not see it.
 */
export async function readImage({ db }: Deps, { person, id, isSmall }: ReadImageOptions): Promise<Uint8Array> {
  if (!isUuid(id) || !(await isForReader(db, id, person))) throw new AppError("IMAGE_NOT_FOUND");
  const [row] = await db
    .select({ bytes: isSmall ? articleImages.small : articleImages.bytes })
    .from(articleImages)
    .where(eq(articleImages.id, id));
  if (!row) throw new AppError("IMAGE_NOT_FOUND");
  return row.bytes;
}

async function isForReader(db: Database, id: string, person: Person | null): Promise<boolean> {
  const [row] = await db
    .select({ authorId: articleImages.authorId, article: articles })
    .from(articleImages)
    .leftJoin(articles, eq(articles.id, articleImages.articleId))
    .where(eq(articleImages.id, id));
  if (!row) return false;
  if (person && (row.authorId === person.id || person.isAdmin)) return true;
  const isShownBy = (article: typeof row.article) =>
    article !== null &&
    canSee(article, person) &&
    (canEdit(article, person) || imagesIn(asAccepted(article)).includes(id));
  if (isShownBy(row.article)) return true;
  const others = await db
    .select({ article: articles })
    .from(articleImages)
    .innerJoin(articles, namesOwnImage)
    .where(eq(articleImages.id, id));
  return others.some(({ article }) => isShownBy(article));
}
