import * as z from "zod";
import {
  ARTICLE_MAX_CHARS,
  ARTICLE_SUMMARY_MAX_CHARS,
  GROUP_DEFAULT,
  TAG_MAX_CHARS,
  TAGS_MAX,
  TITLE_MAX_CHARS,
} from "./limits.ts";
import { OwnReview } from "./reviews.ts";

const ALT_MAX_CHARS = 300;
const Groups = z.array(z.string().max(100)).max(50);

/** Without defaults: in an update a missing field is one to leave alone. */
const fields = {
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  /** What a list says of it; without one, its text's beginning. */
  summary: z.string().trim().max(ARTICLE_SUMMARY_MAX_CHARS),
  mainText: z.string().max(ARTICLE_MAX_CHARS),
  quote: z.string().max(1000),
  citation: z.string().max(300),
  /** The picture above it, one that was kept here; empty where there is none. */
  imagePath: z.string().regex(/^(?:\/api\/article-images\/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})?$/),
  /** What the picture shows, for who cannot see it. */
  imageAlt: z.string().trim().max(ALT_MAX_CHARS),
  /** Where a film stands that belongs to it; empty where there is none. */
  videoLink: z.string().trim().max(500),
  tags: z.array(z.string().max(TAG_MAX_CHARS)).max(TAGS_MAX),
  /** Who reads it, by name: the members of these groups. GENERAL is everybody. */
  groups: Groups.min(1),
};

export const ArticleFields = z.strictObject({
  ...fields,
  summary: fields.summary.default(""),
  quote: fields.quote.default(""),
  citation: fields.citation.default(""),
  imagePath: fields.imagePath.default(""),
  imageAlt: fields.imageAlt.default(""),
  videoLink: fields.videoLink.default(""),
  tags: fields.tags.default([]),
  groups: fields.groups.default([GROUP_DEFAULT]),
});
export type ArticleFields = z.infer<typeof ArticleFields>;

export const CreateArticle = ArticleFields.extend({ id: z.uuid() });
export type CreateArticle = z.infer<typeof CreateArticle>;
/** The same as it may be given: what is left out is empty, and for everybody. */
export type NewArticle = z.input<typeof CreateArticle>;

/** What changes of an article, written on the version that its writer had before them. */
export const UpdateArticle = z.strictObject({ ...z.strictObject(fields).partial().shape, version: z.int().min(1) });
export type UpdateArticle = z.infer<typeof UpdateArticle>;
/** Some of what others read. */
export type ArticleChange = Omit<UpdateArticle, "version">;

/** What goes with an article for whoever reads it; `review` is the author's alone, `version` grows with every change. */
const about = {
  id: z.uuid(),
  /** How long one reads, at an easy pace. */
  minutes: z.int(),
  listed: z.boolean(),
  review: OwnReview,
  mine: z.boolean(),
  canEdit: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
};

/** An article as a reader sees it; `mainText` is HTML that the server has sanitised. Where its groups are gone it is for none. */
export const Article = ArticleFields.extend({ ...about, groups: Groups }).strip();
export type Article = z.infer<typeof Article>;

/** An article as a list shows it: its summary, or how it begins. */
export const ArticleCard = Article.omit({
  mainText: true,
  summary: true,
  quote: true,
  citation: true,
  videoLink: true,
}).extend({
  excerpt: z.string(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** What to read after an article; null where there is no other. */
export const NextArticle = z.object({ next: ArticleCard.nullable() });
export type NextArticle = z.infer<typeof NextArticle>;

/** A picture that was kept for an article: where it is, and its size in pixels. */
export const ArticleImage = z.object({ id: z.uuid(), path: z.string(), width: z.int(), height: z.int() });
export type ArticleImage = z.infer<typeof ArticleImage>;
