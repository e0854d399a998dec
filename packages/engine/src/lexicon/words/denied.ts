import { words } from "../words.ts";

export const SAY_CLAIM_WRITE = words(`announce, claim, complain, report, say, state, testify, write`);

export const THINKING = words(`
  believe, call, claim, deny, feel, find, imagine, imply, know, mean, say, suggest, suppose, think
`);

export const IS_DENYING = words(`hardly, isn't, less, n't, neither, never, no, nor, not, rarely, seldom, without`);

export const STORIES = words(`
  book, cartoon, chapter, dream, episode, film, game, movie, musical, novel, opera, play, poem, scene, series, sketch, song,
  story, tale
`);

export const COURTS = words(`
  arbitrator, board, commission, committee, coroner, court, inquest, inquiry, inspector, inspectors, judge, jury, ombudsman,
  panel, police, referee, report, tribunal
`);

export const CALLING = words(`assumed, assuming, called, calling, implied, implying, said, saying`);

export const FAIR_RIGHT_OK = words(`acceptable, cool, fair, funny, good, nice, normal, ok, okay, right`);
