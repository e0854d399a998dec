import { words } from "../words.ts";

export const SAYING = words(`announce, claim, complain, report, say, state, testify, write`);

export const STORIES = words(`
  book, cartoon, chapter, dream, episode, film, game, movie, musical, novel, opera, play, poem, scene, series, sketch, song,
  story, tale
`);

export const COURTS = words(`
  arbitrator, board, commission, committee, coroner, court, inquest, inquiry, inspector, inspectors, judge, jury, ombudsman,
  panel, police, referee, report, tribunal
`);
