import { words } from "../words.ts";

/** After these a clause may begin. */
export const OPENERS = words(`also, and, but, just, or, please, so, then`);
