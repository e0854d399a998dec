import { attacked } from "./pseudo-feelings/attacked.ts";
import { controlled } from "./pseudo-feelings/controlled.ts";
import { leftOut } from "./pseudo-feelings/left-out.ts";
import { letDown } from "./pseudo-feelings/let-down.ts";
import { madeSmall } from "./pseudo-feelings/made-small.ts";
import type { PseudoFeelingFamily } from "./pseudo-feelings/pseudo-feeling.ts";

export type { PseudoFeeling, PseudoFeelingFamily } from "./pseudo-feelings/pseudo-feeling.ts";

/** Words that sound like feelings and tell what somebody did, in five families. */
export const pseudoFeelings: readonly PseudoFeelingFamily[] = [leftOut, attacked, madeSmall, controlled, letDown];
