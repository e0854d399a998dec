import { words } from "../words.ts";

/** What the people in a house do: "the garage should have called me". */
export const TELLING = words(`
  answer, apologise, apologize, ask, call, compensate, contact, explain, inform, notify, refund, reply, ring, tell, warn
`);
