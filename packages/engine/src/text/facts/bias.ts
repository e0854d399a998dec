import { findAbsolutes } from "./absolutes.ts";
import { findGroupJudgments } from "./group-judgments.ts";
import { findMotives } from "./motives.ts";
import { findOverstatements } from "./overstatements.ts";
import { remember } from "./remember.ts";

export const absolutes = remember(findAbsolutes);
export const motives = remember(findMotives);
export const groupJudgments = remember(findGroupJudgments);
export const overstatements = remember(findOverstatements);
