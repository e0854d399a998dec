import { words } from "../words.ts";

export const NOT_NEVER_HARDLY = words(`could, hardly, might, never, not, will, would`);

export const AND_BUT_SO = words(`also, and, because, but, frankly, honestly, so, then, well, yes`);

export const BEING_HEARING_SEEING = words(`
  being, discovering, finding, getting, having, hearing, knowing, learning, reading, seeing, watching
`);
