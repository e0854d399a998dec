import { anyEndingFrames } from "./any-ending.ts";
import { biasFrames } from "./bias.ts";
import { blamelessFrames } from "./blameless-feelings.ts";
import { calmFrames } from "./calm-feelings.ts";
import { causedFrames } from "./caused-feelings.ts";
import { chargedFrames } from "./charged-feelings.ts";
import { cleanFrames } from "./clean.ts";
import { cleanFeelingFrames } from "./clean-feelings.ts";
import { contextFrames } from "./contexts.ts";
import { demandFrames } from "./demands.ts";
import { demandsAndRulesFrames } from "./demands-and-rules.ts";
import { dutyFrames } from "./duties.ts";
import { dutyOfTheNearFrames } from "./duties-of-the-near.ts";
import { effectFrames } from "./effects.ts";
import { feelingFrames } from "./feelings.ts";
import { orderFrames } from "./feelings-in-any-order.ts";
import { feltFrames } from "./felt-deeds.ts";
import type { Frames } from "./frame.ts";
import { freeFrames } from "./free-feelings.ts";
import { harmlessFrames } from "./harmless-deeds.ts";
import { idiomFrames } from "./idioms.ts";
import { judgmentFrames } from "./judgments.ts";
import { fairFrames } from "./judgments-clean.ts";
import { companyFrames } from "./judgments-in-company.ts";
import { kindWordFrames } from "./kind-words.ts";
import { personFrames } from "./people-as-causes.ts";
import { plainGrievanceFrames } from "./plain-grievances.ts";
import { plainOrderFrames } from "./plain-orders.ts";
import { plainPeopleFrames } from "./plain-people.ts";
import { plainSentenceFrames } from "./plain-sentences.ts";
import { requestFrames } from "./requests.ts";
import { sparedFrames } from "./spared-feelings.ts";
import { strayFrames } from "./strays.ts";
import { thoughtFrames } from "./thoughts.ts";
import { toldFrames } from "./told-feelings.ts";
import { wantFrames } from "./wants.ts";

/** Every frame of every file. */
export const FRAMES: readonly Frames[] = [
  ...anyEndingFrames,
  ...biasFrames,
  ...cleanFrames,
  ...contextFrames,
  ...feelingFrames,
  ...causedFrames,
  ...blamelessFrames,
  ...toldFrames,
  ...calmFrames,
  ...chargedFrames,
  ...freeFrames,
  ...feltFrames,
  ...harmlessFrames,
  ...orderFrames,
  ...sparedFrames,
  ...personFrames,
  ...thoughtFrames,
  ...effectFrames,
  ...cleanFeelingFrames,
  ...idiomFrames,
  ...judgmentFrames,
  ...companyFrames,
  ...fairFrames,
  ...demandFrames,
  ...kindWordFrames,
  ...demandsAndRulesFrames,
  ...dutyFrames,
  ...dutyOfTheNearFrames,
  ...plainOrderFrames,
  ...requestFrames,
  ...strayFrames,
  ...wantFrames,
  ...plainGrievanceFrames,
  ...plainPeopleFrames,
  ...plainSentenceFrames,
];
