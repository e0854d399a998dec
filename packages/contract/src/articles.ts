import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { OwnReview } from "./reviews.ts";

/** Without defaults: in an update a missing field is one to leave alone. */
const fields = {
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  mainText: z.string().max(TEXT_MAX_CHARS),
  quote: z.string().max(1000),
  citation: z.string().max(300),
  tags: z.array(z.string().max(100)).max(50),
};

export const ArticleFields = z.strictObject({
  ...fields,
  quote: fields.quote.default(""),
  citation: fields.citation.default(""),
  tags: fields.tags.default([]),
});
export type ArticleFields = z.infer<typeof ArticleFields>;

export const CreateArticle = ArticleFields.extend({ id: z.uuid() });
export type CreateArticle = z.infer<typeof CreateArticle>;

export const UpdateArticle = z.strictObject(fields).partial();
export type UpdateArticle = z.infer<typeof UpdateArticle>;

/** An article as a reader sees it; `mainText` is HTML that the server has sanitised. `review` is the author's alone. */
export const Article = ArticleFields.extend({
  id: z.uuid(),
  listed: z.boolean(),
  review: OwnReview,
  mine: z.boolean(),
  canEdit: z.boolean(),
  createdAt: z.iso.datetime(),
}).strip();
export type Article = z.infer<typeof Article>;
