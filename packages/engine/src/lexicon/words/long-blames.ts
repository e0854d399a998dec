import { words } from "../words.ts";

export const DENYING = words(`could, hardly, might, never, not, will, would`);

export const OPENERS = words(`also, and, because, but, frankly, honestly, so, then, well, yes`);

export const UNDERGOING = words(`
  being, discovering, finding, getting, having, hearing, knowing, learning, reading, seeing, watching
`);
