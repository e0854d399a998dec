import { words } from "../words.ts";

export const HOPED_IN_VAIN = words(`i, never, no, nobody, noone, not, we`);

export const INNER = words(`
  believe, care, dare, enjoy, envy, fancy, fear, feel, hate, hope, like, love, mean, mind, resent, think, want
`);

/** What does a person credit: "you came because you wanted to help". */
export const FAIR = words(`
  be, buy, catch, do, eat, finish, get, go, help, keep, know, learn, live, make, meet, play, read, rest, save, say, see, sleep,
  start, stay, study, support, talk, thank, train, try, understand, visit, walk, work
`);

export const SELFISH = words(`
  above, attention, better, easier, everybody, everyone, herself, himself, money, nobody, only, others, themselves, yourself
`);

export const ENVIES = words(`
  afraid, bitter, envious, insecure, jealous, resentful, scared, spiteful, threatened, vindictive
`);

export const WISHING = words(`fancy, feel, have, hope, like, love, need, think, want`);
