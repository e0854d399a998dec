import { words } from "../words.ts";

export const HARMING = words(`
  annoy, antagonise, antagonize, belittle, blackmail, blame, bore, break, bully, cheat, control, corner, crush, deceive, degrade,
  demean, destroy, discredit, disgrace, dominate, embarrass, exclude, exhaust, exploit, frighten, guilt-trip, harass, humiliate,
  hurt, insult, irritate, isolate, manipulate, mislead, mock, needle, offend, outdo, outshine, patronise, patronize, pester,
  provoke, punish, ridicule, ruin, sabotage, scare, shame, sideline, silence, smear, spite, taunt, tease, torment, trap, trick,
  undermine, upset, upstage, wound
`);

/** Verbs that bring somebody into a state: "to keep us in the dark", "to see me fail". */
export const BRINGING = words(`
  catch, cut, drag, drive, force, freeze, get, have, hold, keep, kick, leave, let, make, pull, push, put, see, set, shut,
  squeeze, throw, want, watch, wear
`);

export const SPEAKER = words(`i, me, my, myself, our, ourselves, us, we`);

export const PEOPLE = words(`
  anybody, anyone, everybody, everyone, her, him, others, people, somebody, someone, them, you
`);

export const COURTED = words(`
  bishop, board, boss, bosses, ceo, chair, chairman, chief, client, clients, committee, council, customer, customers, dean,
  director, directors, donors, head, headmaster, headteacher, in-laws, inspector, inspectors, investor, investors, judges, jury,
  landlord, management, manager, mayor, minister, ministry, mother-in-law, owner, owners, president, press, principal,
  shareholder, shareholders, sponsor, sponsors, union, voters
`);
