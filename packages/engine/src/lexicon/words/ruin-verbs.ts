import { words } from "../words.ts";

/** What they strike decides: to kill a process is work, to kill the mood is ruin. */
export const TECHNICAL = words(`
  bankrupt, break, crash, cripple, crush, demolish, doom, kill, paralyse, poison, sink, smash, trash, wipe
`);

/** What can be killed without a death. */
export const KILLABLE = words(`
  ambition, appetite, atmosphere, band, business, buzz, campaign, career, chance, club, company, concert, confidence,
  conversation, creativity, credibility, day, deal, desire, discussion, dream, energy, enthusiasm, evening, event, faith, family,
  festival, friendship, fun, holiday, home, hope, idea, interest, joy, launch, marriage, match, momentum, mood, morale,
  motivation, night, party, passion, pitch, plan, project, prospects, relationship, reputation, romance, sale, season, shop,
  show, spirit, team, trip, trust, us, vibe, wedding, weekend
`);

export const NOUNS_OF_RUIN = words(`chaos, farce, flop, hell, mess, misery, nightmare, shambles`);

export const WIPED_OUT = words(`
  chances, decades, effort, everything, hopes, months, progress, savings, weeks, work, years
`);

export const BLOWN_UP = words(`
  ball, balloon, balloons, bubble, bubbles, image, mattress, photo, photos, picture, pictures, pool, tyre, tyres
`);

export const FEATS = words(`
  audition, exam, final, finals, gig, interview, it, pitch, presentation, record, run, talk, target, test, workout
`);

export const PARTS_AND_PESTS = words(`
  bacteria, ball, child, engine, host, job, light, process, record, task, thread, weed, worker
`);

/** Meant to be broken, eaten or pulled down. */
export const TOYS = words(`
  balloon, balloons, barn, biscuit, biscuits, box, buffet, cake, chimney, cinema, curry, cushion, lasagne, leaves,
  pie, pinata, pizza, piñata, sandcastle, sandcastles, scenery, shed, slipper, slippers, snowman, toy, toys, wrapping
`);
