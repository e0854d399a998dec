import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { articleImages, articles } from "../../db/schema/index.ts";
import { asAccepted } from "../../review/review.ts";
import { imagesIn } from "./image-paths.ts";

/**
 * Deletes a person's pictures but those that their article shows: where an account is erased, after what nobody has accepted
 * was taken out of its articles.
 */
export async function eraseOwnImages(tx: Database, authorId: string): Promise<void> {
  const images = await tx
    .select({ id: articleImages.id, article: articles })
    .from(articleImages)
    .leftJoin(articles, eq(articles.id, articleImages.articleId))
    .where(eq(articleImages.authorId, authorId));
  const unshown = images.filter(({ id, article }) => {
    // An admin may have brought one for an article of somebody else, who sees more of it than others.
    const versions = article ? [article, asAccepted(article)] : [];
    return !versions.some((shown) => imagesIn(shown).includes(id));
  });
  const ids = unshown.map(({ id }) => id);
  await tx.delete(articleImages).where(inArray(articleImages.id, ids));
}
