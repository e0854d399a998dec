export { articleReviews } from "./review-article.ts";
