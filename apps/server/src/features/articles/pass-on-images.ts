import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { articleImages, articles } from "../../db/schema/index.ts";
import { IMAGES_PATH } from "./image-paths.ts";

/** Of both tables: the article is by who brought the picture, and one of its versions names it. */
export const namesOwnImage = and(
  or(eq(articles.authorId, articleImages.authorId), and(isNull(articles.authorId), isNull(articleImages.authorId))),
  sql`strpos(concat(${articles.imagePath}, ${articles.mainText}, ${articles.accepted}), ${IMAGES_PATH}::text || ${articleImages.id}) > 0`,
);

/** Gives the pictures of articles that are about to go to another article that names them, so that they do not go with these. */
export async function passOnImages(tx: Database, going: SQL | undefined): Promise<void> {
  const isGoing = inArray(articleImages.articleId, tx.select({ id: articles.id }).from(articles).where(going));
  const images = await tx
    .select({ id: articleImages.id, home: articles.id })
    .from(articleImages)
    .innerJoin(articles, and(namesOwnImage, ne(articles.id, articleImages.articleId)))
    .where(isGoing)
    .orderBy(articles.listed);
  for (const { id, home } of images)
    await tx.update(articleImages).set({ articleId: home }).where(eq(articleImages.id, id));
}
