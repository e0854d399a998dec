import { words } from "../words.ts";

/** Where these are missing, somebody is at fault; "not quick" and "not happy" may be plain news. */
export const OWED = words(`
  attentive, charitable, civil, competent, conscientious, considerate, cooperative, courteous, decent, dependable, discreet,
  fair, faithful, friendly, helpful, honest, hospitable, kind, loyal, mature, nice, polite, professional, reliable, respectful,
  sincere, straight, supportive, tactful, thoughtful, trustworthy, truthful, welcoming
`);

export const BETWEEN = words(`
  a, all, an, at, be, been, behavior, behaviour, being, completely, entirely, especially, even, exactly, just, most, overly,
  particularly, person, quite, really, remotely, so, terribly, than, that, the, thing, too, totally, very, way
`);

/** What somebody can be a good one of. */
export const PARTS = words(`
  boss, bosses, brother, brothers, colleague, colleagues, dad, dads, daughter, daughters, father, fathers, flatmate,
  flatmates, friend, friends, host, hosts, husband, husbands, leader, leaders, listener, listeners, man, manager,
  managers, men, mom, moms, mother, mothers, mum, mums, neighbour, neighbours, parent, parents, partner, partners,
  person, persons, sister, sisters, son, sons, teacher, teachers, wife, wives, woman, women
`);
