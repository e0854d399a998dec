import { words } from "../words.ts";

/** After "am" these are often no feelings: "I'm close to the station", "we were moved to Leeds". */
export const FELT_ONLY = words(`
  blue, capable, close, content, cross, down, empty, good, great, lost, low, moved, stretched, strong, tender, warm, wonderful
`);

export const UNREAL = words(`could, going to, may, might, must, shall, should, used to, will, would`);

export const FEELING_VERBS = words(`arrive, be, become, come, feel, get, go, grow, leave, sit, stay, wake`);

/** Before a feeling, and as they are often misspelt. */
export const DEGREES_BEFORE = words(`a, abit, bit, extremly, little, quit, such, totaly, verry, very`);

/** Behind a feeling: "sad last night", "happy all the time". */
export const TIMES_BEHIND = words(`all, every, last, now, this, today, tonight, yesterday`);

/** Behind "afraid", these begin what is regretted: "I'm afraid we are full". */
export const NEWS_BEGINS = words(`it, not, our, so, the, there, we, your`);

export const BETWEEN_FEELINGS = words(`
  'm, a, also, am, an, and, at, bit, both, but, even, feel, feeling, i, just, kind, kinda, little, more, now, of, or, pretty,
  quite, really, same, so, somehow, sort, still, the, then, time, too, totally, very, yet
`);

/** Small words before a feeling without a subject: "still so gutted". */
export const OPENERS = words(`
  a, absolutely, again, also, always, am, and, been, bit, but, feel, feeling, felt, honestly, im, just, kinda, little, lol,
  more, mostly, now, oh, omg, pretty, quite, rather, really, so, still, super, tbh, today, too, totally, ugh, utterly, very,
  was, well
`);

/** What may follow on such a feeling: "gutted about it". */
export const AFTER_BARE = words(`
  about, after, again, all, and, as, at, because, but, by, enough, for, he, here, i, inside, it, lately, lol, now, of, over,
  rn, she, since, so, tbh, that, these, they, this, to, today, tonight, too, we, when, with, you
`);
