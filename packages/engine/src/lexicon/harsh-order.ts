import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Ready-made orders that land as demands by themselves. */
export const harshOrder: LexiconClass = {
  name: "harsh-order",
  source: "Own list of brusque set orders.",
  entries: list(
    `
        grow up, behave yourself, calm down, get over it, get over yourself, wake up, pull yourself together, man up, sort yourself out, act your age, get
        your act together, buck up, step up, shape up, shape up or ship out, pull your finger out, pull your socks up, pull your weight, lift your game, get
        lost, go away, piss off, sod off, bugger off, bog off, fuck off, buzz off, clear off, jog on, sling your hook, take a hike, get a life, get a grip,
        get a job, get real, get out, get out of my house, get out of my sight, get out of my way, get to the point, get to work, get on with it, get it done,
        get it sorted, get moving, get a move on, hurry up, move it, snap out of it, deal with it, live with it, suck it up, toughen up, own up, fess up, spit
        it out, speak up, listen up, pay up, cough up, show some respect, show me some respect, have some respect, have some manners, learn some manners, mind
        your manners, mind your language, watch your mouth, watch your tone, watch your language, watch your step with me, do your job, do your bloody job, do
        as you're told, do as i say, do what you're told, do what i say, do something, do something about it, face it, face facts, fix it, sort it, sort it
        out, explain yourself, answer me, look at me when i'm talking to you, listen to me, think for once, use your head, use your brain, put up or shut up,
        keep your promises, keep your word, apologise, apologize, say sorry, own it`,
    { severity: 0.6 },
  ),
};
