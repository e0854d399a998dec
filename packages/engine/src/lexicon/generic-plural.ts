import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Roles that speak of everyone when they stand as a bare plural: 'managers should'. */
export const genericPlural: LexiconClass = {
  name: "generic-plural",
  source: "Own list of roles and institutions, in the singular.",
  entries: list(
    `
        developer, engineer, programmer, coder, tester, designer, manager, boss, leader, employer, employee, colleague, co-worker, coworker, worker,
        professional, teacher, tutor, lecturer, professor, student, pupil, parent, mother, father, mum, mom, dad, child, kid, teenager, husband, wife,
        partner, spouse, couple, friend, neighbour, tenant, landlord, customer, client, supplier, driver, cyclist, dog owner, owner, doctor, nurse,
        patient, carer, coach, trainer, player, volunteer, member, politician, official, civil servant, company, business, shop, school, university, hospital,
        public office, authority, family, man, woman, boy, girl, adult, citizen, taxpayer, team, professionals, seniors, juniors, reviewer, maintainer,
        author, host, guest, visitor`,
    { pos: "noun", note: "Generic only as a plural without an article, a possessive or a name." },
  ),
};
