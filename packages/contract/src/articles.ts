import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

export const ArticleFields = z.strictObject({
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  mainText: z.string().max(TEXT_MAX_CHARS),
  quote: z.string().max(1000).default(""),
  citation: z.string().max(300).default(""),
  tags: z.array(z.string().max(100)).max(50).default([]),
});
export type ArticleFields = z.infer<typeof ArticleFields>;

export const CreateArticle = ArticleFields.extend({ id: z.uuid() });
export type CreateArticle = z.infer<typeof CreateArticle>;

/** An article as any reader sees it; `mainText` is HTML that the server has sanitised. */
export const Article = ArticleFields.extend({
  id: z.uuid(),
  mine: z.boolean(),
  canEdit: z.boolean(),
  createdAt: z.iso.datetime(),
}).strip();
export type Article = z.infer<typeof Article>;
