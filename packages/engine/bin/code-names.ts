import type { EngineCode } from "../src/index.ts";

/** The codes in words. */
export const CODE_NAMES: Record<EngineCode, string> = {
  OBSERVE: "A verdict in the place of what you saw or heard",
  NO_BIAS: "An exaggeration, or a guess at somebody's motive",
  GENERAL_NOT_PERSONAL: "A rule for everybody, where you speak for yourself",
  THOUGHT_NOT_FEELING: "A thought that calls itself a feeling",
  PSEUDOFEELING: "A word for what somebody did, in the place of a feeling",
  NEG_FEELING_WITHOUT_NVA: "A feeling without the need behind it",
  LINK_FEELING_TO_NVA: "A feeling tied to an act, not to your need",
  ACTIONS_NOT_PEOPLE_CAUSE: "A person named as the cause of a feeling",
  OBJECTIVE_CAUSE: "A cause that judges",
  OBJECTIVE_EFFECT: "An effect told as a catastrophe",
  PERSONAL_WANT: "Your wish told as the other's duty",
  REQUEST: "A demand in the place of a request",
  POSITIVE_REQUEST: "A request for what not to do",
  POSITIVE_WANT: "A wish told as what you do not want",
  OBSERVATION: "An observation",
  FEELING: "A feeling",
  NEED: "A need, value or aspiration",
  DOABLE_REQUEST: "A request that can be done",
};
