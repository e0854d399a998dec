import { late } from "../../lib/late.ts";

/** What stands beside the box once there is an answer: fetched with the first sign of a hand, before anything is asked. */
export const lateAnswer = late(() => import("./answer.tsx"));

/** What takes a message along: nobody can copy before there are words. */
export const lateCopy = late(() => import("../../ui/copy-button.tsx"));
