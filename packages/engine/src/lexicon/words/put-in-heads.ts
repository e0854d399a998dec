import { words } from "../words.ts";

export const BAIT = words(`
  alcohol, beer, bonus, buffet, cake, camera, cameras, cheque, credit, drinks, food, free, lift, money, party, pizza, presents,
  prize, something, trouble
`);

/** Inner acts that nobody can see in another: "you don't care", "he doesn't respect us". */
export const INNER = words(`appreciate, bother, care, love, mind, respect, trust, value`);

export const GAIN = words(`
  applause, attention, beer, bonus, cake, cash, credit, drama, drink, drinks, food, glory, gossip, house, inheritance, likes,
  money, perks, photo, photos, presents, prize, publicity, salary, sympathy, title, views, votes, will
`);

export const SHOWING = words(`
  annoy, appear, avoid, cover, embarrass, get, humiliate, hurt, impress, look, make, please, prove, provoke, punish, save, score,
  seem, show, spite, win
`);

export const MINDING = words(`hear, know, like, love, miss, notice, remember, see, want`);

export const OF_A_PERSON = words(`
  a, about, anybody, anyone, for, her, him, his, me, my, our, people, the, their, them, us, what, your
`);

export const BEFALLING = words(`
  break, drop, find, forget, hear, hurt, leave, live, lose, miss, move, see, work
`);

export const FACE = words(`face, her, herself, himself, his, their, your, yourself`);
