import type { Article, ArticleFields } from "@wellput/contract";
import { GROUP_DEFAULT, TAG_MAX_CHARS, TAGS_MAX } from "@wellput/contract/limits";

/** An article while it is written: tags as a line of text. */
export interface ArticleDraft {
  readonly title: string;
  readonly summary: string;
  /** As HTML. */
  readonly mainText: string;
  readonly quote: string;
  readonly citation: string;
  readonly imagePath: string;
  readonly imageAlt: string;
  readonly videoLink: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly groups: readonly string[];
  /** Of the stored article that is changed. */
  readonly version: number;
}

export const EMPTY_ARTICLE: ArticleDraft = {
  title: "",
  summary: "",
  mainText: "",
  quote: "",
  citation: "",
  imagePath: "",
  imageAlt: "",
  videoLink: "",
  tags: "",
  groups: [GROUP_DEFAULT],
  version: 0,
};

/** A stored article, to be changed. */
export function draftOf(article: Article): ArticleDraft {
  const { title, summary, mainText, quote, citation, imagePath, imageAlt, videoLink, groups, version } = article;
  const texts = { title, summary, mainText, quote, citation };
  return { ...texts, imagePath, imageAlt, videoLink, tags: article.tags.join(", "), groups, version };
}

/** What is kept of a draft. */
export function fieldsOf({ version: _version, tags, groups, ...texts }: ArticleDraft): ArticleFields {
  const words = tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return { ...texts, tags: [...new Set(words)], groups: [...groups] };
}

/** Why its tags cannot be saved. */
export function faultInTags(draft: ArticleDraft): string | undefined {
  const { tags } = fieldsOf(draft);
  if (tags.length > TAGS_MAX) return `An article has at most ${TAGS_MAX} tags.`;
  return tags.some((tag) => tag.length > TAG_MAX_CHARS)
    ? `A tag has at most ${TAG_MAX_CHARS} characters. A comma stands between two.`
    : undefined;
}
