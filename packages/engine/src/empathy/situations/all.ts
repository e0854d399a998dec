import { HOME } from "./home.ts";
import { JOY } from "./joy.ts";
import { LOSS } from "./loss.ts";
import { ONESELF } from "./oneself.ts";
import { RELATIONS } from "./relations.ts";
import type { Situation } from "./situation.ts";
import { WORK } from "./work.ts";

/** Of two that begin at one word, the longer counts; of two as long, the earlier in this list. */
export const SITUATIONS: readonly Situation[] = [...ONESELF, ...LOSS, ...RELATIONS, ...HOME, ...WORK, ...JOY];
