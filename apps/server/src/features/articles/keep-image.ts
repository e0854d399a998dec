import { ArticleImage } from "@wellput/contract";
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { articleImages, type ShownArticle } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { encodeImage } from "./encode-image.ts";
import { imagesIn } from "./image-paths.ts";

/** A draft on somebody's device may wait this long for the article that its images are for. */
const UNUSED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

interface KeepImageOptions {
  readonly person: Person;
  readonly id: string;
  readonly file: Uint8Array;
}

/**
 * Keeps an image for an article that somebody writes, written anew; the same id again answers the stored one.
 *
 * @throws {AppError} IMAGE_UNREADABLE, IMAGE_TOO_LARGE, ID_TAKEN when somebody else's image has the id.
 */
export async function keepImage(
  { db, now }: Deps,
  { person, id, file }: KeepImageOptions,
): Promise<{ image: ArticleImage; created: boolean }> {
  if (!isUuid(id)) throw new AppError("INVALID_INPUT", { fields: { id: "This is no id." } });
  const at = now();
  const encoded = await encodeImage(file);
  const isForgotten = and(
    isNull(articleImages.articleId),
    lt(articleImages.createdAt, new Date(at.getTime() - UNUSED_DAYS * DAY_MS)),
  );
  await db.delete(articleImages).where(isForgotten);
  const [row] = await db
    .insert(articleImages)
    .values({ id, authorId: person.id, ...encoded, createdAt: at })
    .onConflictDoNothing({ target: articleImages.id })
    .returning(shownColumns);
  if (row) return { image: present(row), created: true };
  const [stored] = await db.select(shownColumns).from(articleImages).where(eq(articleImages.id, id));
  if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { image: present(stored), created: false };
}

const shownColumns = {
  id: articleImages.id,
  authorId: articleImages.authorId,
  width: articleImages.width,
  height: articleImages.height,
};

const present = ({ id, width, height }: Omit<ArticleImage, "path">) =>
  ArticleImage.parse({ id, width, height, path: `/api/article-images/${id}` });

/** Gives an article the images that it shows and its writer brought: from now on who reads it sees them. */
export async function attachImages(tx: Database, id: string, shown: ShownArticle, person: Person): Promise<void> {
  const ids = imagesIn(shown);
  if (ids.length === 0) return;
  await tx
    .update(articleImages)
    .set({ articleId: id })
    .where(and(inArray(articleImages.id, ids), eq(articleImages.authorId, person.id), isNull(articleImages.articleId)));
}
