import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Groups and bodies that act and decide as persons do (ruling 18). */
export const bodyOfPeople: LexiconClass = {
  name: "body-of-people",
  source: "Own list of departments, authorities, firms and informal groups.",
  entries: list(
    `
        management, facilities, hr, human resources, accounts, accounting, finance, legal, marketing, sales, procurement, purchasing, engineering, operations, ops,
        logistics, dispatch, reception, admin, administration, leadership, senior management, upper management, middle management, board, executive, c-suite,
        head office, headquarters, hq, corporate, front office, back office, front desk, help desk, helpdesk, hotline, helpline, service desk, support desk, tech support,
        customer service, customer support, customer care, company, firm, agency, insurer, insurance company, airline, hospital, ward,
        clinic, nursing staff, night shift, day shift, late shift, early shift, team, crew, squad, department, dept, division, staff, personnel, workforce,
        union, works council, committee, panel, jury, council, county council, city council, town hall, local authority, housing association, housing office,
        government, ministry, authority, authorities, police, tax office, immigration office, job centre, jobcentre, embassy, school, faculty, university,
        uni, college, student union, board of governors, governors, trustees, parents, parents' council, pta, year group, family, household, neighbours, neighbourhood, residents, tenants' association, residents' association, hoa, landlords, club, association, choir, band, orchestra, church,
        parish, congregation, charity, volunteers, public office, council office, planners, devs, developers, designers, testers, qa, devops, infra, platform
        team, backend team, frontend team, design team, data team, group, gang, bunch, crowd, couple, duo, trio, project group, study group, lab, research
        group, editorial team, newsroom, call centre, call center, pharmacy, laboratory, dispensary, registry, warehouse, kitchen staff, waiting staff, bar staff, supplier, contractor, vendor, delivery
        company, courier company, energy company, phone company, internet provider, provider, telecom, letting agency, estate agency`,
    { pos: "noun" },
  ),
};
