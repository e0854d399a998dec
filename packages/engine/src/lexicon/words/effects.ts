import { words } from "../words.ts";

/** What they strike decides: to kill a process is work, to kill the mood is ruin. */
export const TECHNICAL = words(`
  bankrupt, break, crash, cripple, crush, demolish, doom, kill, paralyse, poison, sink, smash, trash, wipe
`);

export const RUINED = words(`demolish, destroy, ruin, scupper, shatter, spoil, torpedo, wreck`);

/** What can be killed without a death. */
export const KILLABLE = words(`
  ambition, appetite, atmosphere, band, business, buzz, campaign, career, chance, club, company, concert, confidence,
  conversation, creativity, credibility, day, deal, desire, discussion, dream, energy, enthusiasm, evening, event, faith, family,
  festival, friendship, fun, holiday, home, hope, idea, interest, joy, launch, marriage, match, momentum, mood, morale,
  motivation, night, party, passion, pitch, plan, project, prospects, relationship, reputation, romance, sale, season, shop,
  show, spirit, team, trip, trust, us, vibe, wedding, weekend
`);

/** Nouns of ruin that need a person, or "now", behind them; elsewhere they are plain talk. */
export const PLAIN_TALK = words(`chaos, farce, fiasco, hell, madhouse, mayhem, mess, nightmare, ruin, shambles, wreck`);

export const BOOK_FILM_MOVIE = words(`
  album, book, documentary, ending, episode, film, finale, movie, novel, opera, play, poem, series, song, story
`);

export const ALL_EVERYTHING_WHAT = words(`all, everything, lot, much, thing, things, what, work`);

export const MESS_SHAMBLES_FARCE = words(`chaos, farce, flop, hell, mess, misery, nightmare, shambles`);

export const SAVINGS_HOPES_CHANCES = words(`
  chances, decades, effort, everything, hopes, months, progress, savings, weeks, work, years
`);

export const BALLOONS_BALLOON_PHOTOS = words(`
  ball, balloon, balloons, bubble, bubbles, image, mattress, photo, photos, picture, pictures, pool, tyre, tyres
`);

export const INTERVIEW_EXAM_TEST = words(`
  audition, exam, final, finals, gig, interview, it, pitch, presentation, record, run, talk, target, test, workout
`);

export const WORKER_PROCESS_JOB = words(`
  bacteria, ball, child, engine, host, job, light, process, record, task, thread, weed, worker
`);

/** Meant to be broken, eaten or pulled down. */
export const TOYS = words(`
  balloon, balloons, barn, biscuit, biscuits, box, buffet, cake, chimney, cinema, curry, cushion, lasagne, leaves,
  pie, pinata, pizza, piñata, sandcastle, sandcastles, scenery, shed, slipper, slippers, snowman, toy, toys, wrapping
`);
