import { words } from "../words.ts";

export const JUST_SIMPLY_NEVER = words(`even, just, never, not, really, simply, still`);

export const TREAT_TALK_SPEAK = words(`
  act, ask, behave, communicate, deal, do, end, handle, raise, run, say, settle, solve, speak, talk, treat, work
`);

export const HINTS = words(`
  actually, apparently, clearly, conveniently, evidently, obviously, seem, seems, supposedly
`);

/** What is missed in somebody when "some people" just, never or don't do it. */
export const MISSED = words(`
  apologise, apologize, appreciate, ask, belong, bother, care, change, clean, deserve, get, grow, hear, help, know, learn,
  listen, look, mind, pay, pull, read, realise, realize, respect, say, seem, share, think, try, understand, wash, work
`);

export const TOIL = words(`carry, clean, deal, do, earn, get, live, pay, pick, put, sleep, study, work`);

export const NOUNS = words(`
  colleagues, departments, folk, folks, individuals, managers, members, neighbors, neighbours, parents, parties, people, persons,
  residents, teams
`);

export const SOUND = words(`
  civilised, civilized, decent, functioning, good, grown-up, healthy, loving, modern, normal, professional, proper, real,
  reasonable, respectful, sane, serious, working
`);

export const COMMUNITY = words(`
  business, club, company, country, democracy, department, family, firm, friendship, home, hospital, house, household, marriage,
  office, partnership, relationship, school, society, team, workplace, world
`);

export const MODELS = words(`
  adults, colleagues, couples, families, fathers, flatmates, friends, gentlemen, grown-ups, grownups, housemates, husbands,
  leaders, managers, men, mothers, neighbors, neighbours, partners, professionals, roommates, siblings, teammates, wives
`);

export const VIRTUOUS = words(`
  admit, apologise, apologize, behave, clean, clear, communicate, compromise, consult, discuss, face, forgive, greet, knock,
  listen, own, respect, rinse, settle, solve, sort, talk, tidy, wash, wipe
`);

export const IS_S_OF = words(`'s, a, and, have, her, his, is, my, no, of, the, their, your`);

export const SAY_DICTATE_DEMAND = words(`command, demand, dictate, require, say, suggest, tell`);

export const TREAT_BEHAVE_SPEAK = words(`act, address, behave, carry, go, greet, live, run, speak, talk, treat`);

export const YOU_ONE_PEOPLE = words(`
  adults, couples, decent, families, family, friends, grown-ups, normal, one, people, professionals, things, we, you
`);

export const SOFTLY = words(`certainly, definitely, frankly, just, really, simply`);
