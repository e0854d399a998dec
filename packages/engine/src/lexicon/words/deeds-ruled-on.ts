import { words } from "../words.ts";

export const FILLERS = words(`
  absolutely, always, completely, frankly, just, only, plain, quite, really, simply, so, still, totally, utterly, very
`);

export const CALLED = words(`her, him, his, me, my, our, them, us, your, yours`);

export const EVERYTHING_SOMETHING_NOTHING = words(`anything, during, evening, everything, morning, nothing, something`);
