import { words } from "../words.ts";

/** "Did you get the job?", "Is there …?": what stands behind the verb of a question to the reader. */
export const ASKED_ABOUT = words(`he, she, the, there, they, you, your`);

export const SPEAKER = words(`i, me, my, myself, our, us, we`);

export const DENYING = words(`
  barely, except, hardly, neither, never, no, nobody, none, noone, not, nothing, rarely, without
`);
