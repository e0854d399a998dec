import { words } from "../words.ts";

export const GOES_ON = words(`'s, about, after, as, because, for, if, never, not, since, that, to, when, who`);

export const LEAVES_BARE = words(`all, and, at, in, lately, lol, now, right, so, tbh, these, this, today`);

export const OPENS_WITHOUT_I = words(`done, fed, had, just, sick, so, tired`);
