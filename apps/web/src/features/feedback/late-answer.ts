import { late } from "../../lib/late.ts";

/** What stands beside the box once there is an answer: fetched with the first sign of a hand, before anything is asked. */
export const lateAnswer = late(() => import("./answer.tsx"));
