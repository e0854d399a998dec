export { findArticle } from "./article-row.ts";
export { eraseOwnImages } from "./erase-own-images.ts";
export { passOnImages } from "./pass-on-images.ts";
export { articleReviews } from "./review-article.ts";
