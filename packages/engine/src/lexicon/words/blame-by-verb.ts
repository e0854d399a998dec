import { words } from "../words.ts";

export const UNREAL = words(`can, could, may, might, must, should, will, would`);

/** These are done to bodies, batteries and walls as well: only a person's pronoun, name or kin makes a feeling of them. */
export const BODILY = words(`
  bore, bug, concern, confuse, crush, distress, drain, exhaust, hurt, needle, pain, shame, shock, sting, stress, stun, wound
`);

export const CARRIERS = words(`
  begin, continue, enjoy, fail, go, have, insist, keep, like, love, manage, seem, start, succeed, tend
`);

export const FULL_OF_PEOPLE = words(`
  building, class, floor, office, place, room, street, table, town, village, world
`);
