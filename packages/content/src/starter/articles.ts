import type { CreateArticle } from "@wellput/contract";
import { underTheAccusation } from "./articles/under-the-accusation.ts";
import { whatACameraSees } from "./articles/what-a-camera-sees.ts";
import { whenNotToUseThis } from "./articles/when-not-to-use-this.ts";

/** The articles of a fresh installation, as clean HTML with their sources. */
export const starterArticles: readonly CreateArticle[] = [whatACameraSees, underTheAccusation, whenNotToUseThis];
