import { words } from "../words.ts";

export const FOR_TO_THANK = words(`for, know, see, tell, thank, to, told, with`);

/** What may be "over" or "finished" as a catastrophe; games, meetings and reports end every day. */
export const BIG = words(`
  birthday, brand, budget, building, business, career, ceremony, childhood, christmas, club, company, day, deal, degree, dream,
  dreams, evening, everything, exam, existence, family, festival, flat, floor, friendship, future, garden, grade, grades,
  holiday, home, honeymoon, house, i, it, kitchen, launch, life, love, marriage, morale, move, office, party, pitch, place, plan,
  plans, project, relationship, reputation, reunion, season, shop, street, summer, team, tour, trip, trust, village, we, wedding,
  week, weekend, world
`);

export const WEAK = words(`
  a circus, a joke, a ruin, a wreck, buggered, dead, done for, doomed, dust, finished, fucked, gone for good, gone forever,
  history, in flames, in pieces, in the bin, irreversible, lost forever, out of the window, over, ruinous, screwed, toast
`);
