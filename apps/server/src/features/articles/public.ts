export { findArticle } from "./article-row.ts";
export { articleReviews } from "./review-article.ts";
