import { late } from "../../lib/late.ts";

/** Where help is: fetched with the first sign of a hand, long before anybody has written a word that shows a danger. */
export const lateHelp = late(() => import("./help-first.tsx"));
