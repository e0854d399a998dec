import { words } from "../words.ts";

export const HAVING = words(`be, find, get, give, have, need, take`);

/** With "to" right behind them these carry no purpose: "agreed to", "seems to", "is going to". */
export const CATENATIVE = words(`
  afford, agree, appear, ask, be, begin, claim, continue, expect, fail, forget, get, go, happen, have, help, hope, learn, like,
  love, manage, need, offer, pretend, promise, refuse, remember, say, seem, start, tell, tend, threaten, try, use, want
`);

export const MERELY = words(`all, clearly, deliberately, just, merely, obviously, only, purely, simply, solely`);

/** What one would rather not let happen: "so as not to be asked". */
export const SHUNNED = words(`
  answer, deal, do, drive, face, give, greet, hear, help, invite, lend, listen, look, meet, pay, see, share, sit, speak, talk,
  tell
`);

/** What one is spared out of kindness: "held the ladder so that I couldn't fall". */
export const MISHAPS = words(`
  burn, catch, choke, cut, drown, fail, fall, forget, freeze, guess, hear, hurt, lose, miss, see, slip, trip
`);

/** Aims that many have without harm: "bought a suit to look good". */
export const SHINING = words(`be, earn, feel, impress, look, score, win`);

export const GAIN = words(`
  applause, attention, bonus, cake, camera, cameras, car, clicks, credit, drama, effect, food, garden, glory, gossip, house,
  inheritance, kicks, likes, money, pay, perks, photo, photos, points, pool, presents, prestige, publicity, salary, show,
  sympathy, thrill, title, views, votes
`);

export const AIMS = words(`agenda, aim, goal, idea, intention, mission, plan, purpose`);

export const SEEING = words(`believe, hear, know, laugh, look, notice, read, see, stare, think, watch`);

export const AVOIDED = words(`asked, blamed, bothered, called, caught, found, included, seen`);

/** What somebody spares himself, or gains: "so you'd get out of it". */
export const ESCAPES = words(`
  be in charge, be off the hook, be seen, be the favourite, be the hero, boast, brag, dodge, get away with, get out of,
  get the best, get the bigger, get the credit, get the window, gloat, have me to, have me where, have us to, have us where,
  look better, look clever, look good, never have to, not have to, show off, spy, take the credit
`);
