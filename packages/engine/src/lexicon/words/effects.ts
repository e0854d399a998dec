import { words } from "../words.ts";

export const TALES = words(`
  album, book, documentary, ending, episode, film, finale, movie, novel, opera, play, poem, series, song, story
`);

export const AFTER_ALL_THAT = words(`all, everything, lot, much, thing, things, what, work`);
