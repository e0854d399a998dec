import { bodyNeeds } from "./needs/body-needs.ts";
import { connectionNeeds } from "./needs/connection-needs.ts";
import { freedomNeeds } from "./needs/freedom-needs.ts";
import { growthNeeds } from "./needs/growth-needs.ts";
import type { NeedFamily } from "./needs/need.ts";

export type { Need, NeedFamily } from "./needs/need.ts";

/** Needs and values in nine families. */
export const needs: readonly NeedFamily[] = [...bodyNeeds, ...connectionNeeds, ...freedomNeeds, ...growthNeeds];
