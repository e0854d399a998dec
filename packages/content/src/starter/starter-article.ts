import { CreateArticle, type NewArticle } from "@wellput/contract";

/** An article of a fresh installation, for everybody. */
export const starterArticle = (article: NewArticle): CreateArticle => CreateArticle.parse(article);
