import { words } from "../words.ts";

/** "fed up with what was done": the others take "about". */
export const KEEPING_WITH = words(`bored, disgusted, done, fed up, finished, sick, tired`);
