import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Groups and bodies that act and decide as persons do (ruling 18). */
export const bodyOfPeople: LexiconClass = {
  name: "body-of-people",
  source: "Own list of departments, authorities, firms and informal groups.",
  entries: list(
    `
        management, facilities, hr, human resources, accounts, accounting, finance, legal, marketing, sales, procurement, purchasing, engineering, operations, ops,
        logistics, dispatch, reception, admin, administration, leadership, board, executive, c-suite,
        head office, headquarters, hq, corporate, front office, back office, front desk, help desk, helpdesk, hotline, helpline, service desk, support desk, tech support,
        customer service, customer support, customer care, company, firm, agency, insurer, airline, hospital, ward,
        clinic, night shift, day shift, late shift, early shift, team, crew, squad, department, dept, division, staff, personnel, workforce,
        union, committee, panel, jury, council, town hall, housing office,
        government, ministry, authority, authorities, police, tax office, immigration office, job centre, jobcentre, embassy, school, faculty, university,
        uni, college, board of governors, governors, trustees, parents, pta, family, household, neighbours, neighbourhood, residents, hoa, landlords, club, association, choir, band, orchestra, church,
        parish, congregation, charity, volunteers, public office, council office, planners, devs, developers, designers, testers, qa, devops, infra, group, gang, bunch, crowd, couple, duo, trio, lab, newsroom, call centre, call center, pharmacy, laboratory, dispensary, registry, warehouse, supplier, contractor, vendor, provider, telecom`,
    { pos: "noun" },
  ),
};
