import { words } from "../words.ts";

export const OWNERS = words(`her, his, my, our, that, their, your`);

export const ASIDES = words(`bro, dude, frankly, honestly, imo, lol, man, mate, pal, sorry, tbh`);

export const BEHAVING = words(`
  act, argue, behave, carry, conduct, disappear, drive, handle, hide, leave, live, manage, quit, react, respond, run, scream,
  shout, sneak, sound, speak, talk, walk, whine, yell
`);

export const HARSH = words(`clown, coward, disaster, disgrace, failure, fool, joke, loser`);

export const SUCH_SELVES = words(`bitch, cow, fraud, hypocrite, monster, muppet, pig, rat`);
