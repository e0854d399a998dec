import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { articleImages, articles } from "../../db/schema/index.ts";
import { asAccepted } from "../../review/review.ts";
import { imagesIn } from "./image-paths.ts";

/**
 * Deletes a person's pictures but those that an article shows: where an account is erased, after what nobody has accepted
 * was taken out of its articles.
 */
export async function eraseOwnImages(tx: Database, authorId: string): Promise<void> {
  const images = await tx
    .select({ id: articleImages.id, article: articles })
    .from(articleImages)
    .leftJoin(articles, eq(articles.id, articleImages.articleId))
    .where(eq(articleImages.authorId, authorId));
  const own = await tx.select().from(articles).where(eq(articles.authorId, authorId));
  for (const { id, article } of images) {
    // An admin may have brought one for an article of somebody else, who sees more of it than others.
    const shows = (shown: typeof article) =>
      shown !== null && [shown, asAccepted(shown)].some((version) => imagesIn(version).includes(id));
    const home = [article, ...own].find(shows);
    const isHere = eq(articleImages.id, id);
    if (!home) await tx.delete(articleImages).where(isHere);
    else if (home.id !== article?.id) await tx.update(articleImages).set({ articleId: home.id }).where(isHere);
  }
}
