import type { CreateArticle } from "@wellput/contract";
import { askDoNotGuess } from "./articles/ask-do-not-guess.ts";
import { feedbackPeopleCanUse } from "./articles/feedback-people-can-use.ts";
import { sayingNo } from "./articles/saying-no.ts";
import { talkingUpwards } from "./articles/talking-upwards.ts";
import { messageAtMidnight } from "./articles/the-message-at-midnight.ts";
import { underTheAccusation } from "./articles/under-the-accusation.ts";
import { whatACameraSees } from "./articles/what-a-camera-sees.ts";
import { whenNotToUseThis } from "./articles/when-not-to-use-this.ts";

/** The articles of a fresh installation, as clean HTML with their sources. */
export const starterArticles: readonly CreateArticle[] = [
  whatACameraSees,
  underTheAccusation,
  askDoNotGuess,
  messageAtMidnight,
  feedbackPeopleCanUse,
  sayingNo,
  talkingUpwards,
  whenNotToUseThis,
];
