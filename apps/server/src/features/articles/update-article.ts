import type { Article, ArticleChange, UpdateArticle } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { asAccepted, mayBeAtDesk, reviewOfSaved } from "../../review/review.ts";
import { recordChange } from "../audit/public.ts";
import { type ArticleRow, audienceOf, holdArticle, present, shownOf } from "./article-row.ts";
import { isMine } from "./articles.policy.ts";
import { type FilmSettings, filmAddress } from "./film-address.ts";
import { groupsFor } from "./groups-for.ts";
import { attachImages } from "./keep-image.ts";

interface UpdateArticleOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateArticle;
}

/**
 * Changes the fields that are given, where nothing was changed since the version they were written on. What others read
 * changes once an admin has accepted its author's words; an admin changes what others read.
 *
 * @throws {AppError} ARTICLE_NOT_FOUND, NOT_ALLOWED, CHANGED_MEANWHILE, FILM_ELSEWHERE.
 */
export async function updateArticle(
  { db, now, settings }: Deps,
  { person, id, input }: UpdateArticleOptions,
): Promise<Article> {
  return db.transaction(async (tx) => {
    const before = await holdArticle(tx, id, person);
    if (before.version !== input.version) throw new AppError("CHANGED_MEANWHILE");
    const at = now();
    const shown = isMine(before, person) ? before : asAccepted(before);
    const change = {
      ...(await changeOf(tx, before, input, person)),
      ...filmIn(input, shown.videoLink, settings),
    };
    const written = isMine(before, person) ? ownChange(before, change, person, at) : adminsChange(before, change, at);
    const [row] = await tx
      .update(articles)
      .set({ ...written, version: before.version + 1 })
      .where(eq(articles.id, id))
      .returning();
    if (!row) throw new AppError("ARTICLE_NOT_FOUND");
    await attachImages(tx, id, isMine(row, person) ? row : asAccepted(row), person);
    await recordChange(tx, "article", { by: person, before, row, shownOf, at });
    await announce(tx, { type: "article.updated", id }, audienceOf(before, row));
    if (mayBeAtDesk(before) || mayBeAtDesk(row)) await announce(tx, { type: "desk.updated", id }, "admins");
    return present(tx, row, person);
  });
}

/** The given fields, groups by their ids. */
async function changeOf(
  tx: Database,
  row: ArticleRow,
  { version: _on, groups, ...given }: UpdateArticle,
  person: Person,
) {
  const before = [...row.groups, ...asAccepted(row).groups];
  return { ...given, ...(await groupsFor(tx, { person, names: groups, before })) };
}

/** A film that stays as it is may stand at a host that was taken from the list meanwhile. */
function filmIn(
  { videoLink }: UpdateArticle,
  before: string,
  settings: FilmSettings,
): Pick<ArticleChange, "videoLink"> {
  return videoLink === undefined || videoLink === before ? {} : { videoLink: filmAddress(videoLink, settings) };
}

/** An author's own words, and what becomes of their review. */
function ownChange(row: ArticleRow, change: ArticleChange, { isAdmin }: Person, at: Date) {
  const before = { fields: shownOf(row), review: row, isPublic: true };
  const fields = shownOf(row, change);
  return { ...fields, ...reviewOfSaved({ before, fields, isPublic: true, byAdmin: isAdmin, at }) };
}

/** An admin's change of what others read: of the accepted version, where a later one waits beside it. */
function adminsChange(row: ArticleRow, change: ArticleChange, at: Date) {
  if (row.accepted) return { accepted: shownOf(row.accepted, change) };
  return { ...shownOf(row, change), ...(row.waitingSince && { waitingSince: at }) };
}
