import type { FeedbackCode } from "@wellput/contract";
import {
  actionsNotPeopleCause,
  linkFeelingToNva,
  negFeelingWithoutNva,
  pseudofeeling,
  thoughtNotFeeling,
} from "./hints/feeling-hints.ts";
import { guessingStings } from "./hints/guessing-stings.ts";
import type { Hint } from "./hints/hint.ts";
import { objectiveCause, objectiveEffect } from "./hints/impact-hints.ts";
import { judgingStings } from "./hints/judging-stings.ts";
import { generalNotPersonal, noBias, observe } from "./hints/observation-hints.ts";
import { pressingStings } from "./hints/pressing-stings.ts";
import { personalWant, positiveRequest, positiveWant, request } from "./hints/request-hints.ts";

export type { Hint, HintPair, StrengthHint } from "./hints/hint.ts";
export { strengthHints } from "./hints/strength-hints.ts";

/** The help for every code; its Read More page is /diplomacyprinciples#CODE. */
export const hints: Record<FeedbackCode, Hint> = {
  OBSERVE: observe,
  NO_BIAS: noBias,
  GENERAL_NOT_PERSONAL: generalNotPersonal,
  THOUGHT_NOT_FEELING: thoughtNotFeeling,
  PSEUDOFEELING: pseudofeeling,
  NEG_FEELING_WITHOUT_NVA: negFeelingWithoutNva,
  LINK_FEELING_TO_NVA: linkFeelingToNva,
  ACTIONS_NOT_PEOPLE_CAUSE: actionsNotPeopleCause,
  OBJECTIVE_CAUSE: objectiveCause,
  OBJECTIVE_EFFECT: objectiveEffect,
  PERSONAL_WANT: personalWant,
  REQUEST: request,
  POSITIVE_REQUEST: positiveRequest,
  POSITIVE_WANT: positiveWant,
};

/** The help for what stings without the words of a code, by the name of the rule. */
export const stingHints: Record<string, Hint> = { ...judgingStings, ...guessingStings, ...pressingStings };
