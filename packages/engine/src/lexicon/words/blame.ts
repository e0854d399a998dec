import { words } from "../words.ts";

export const UNREAL = words(`can, could, may, might, must, should, will, would`);

/** These are done to bodies, batteries and walls as well: only a person's pronoun, name or kin makes a feeling of them. */
export const BODILY = words(`
  bore, bug, concern, confuse, crush, distress, drain, exhaust, hurt, needle, pain, shame, shock, sting, stress, stun, wound
`);

export const MAKING = words(`drive, get, have, keep, leave, make, put, send`);

export const SICK = words(`
  angry, anxious, crazy, cry, despair, fear, feel, furious, ill, insane, jealous, mad, miserable, nervous, sad, sick, suffer,
  uncomfortable, upset, weep, worry
`);

export const CARRIERS = words(`
  begin, continue, enjoy, fail, go, have, insist, keep, like, love, manage, seem, start, succeed, tend
`);

export const GIFT = words(`flair, genius, gift, habit, knack, skill, talent, way`);

export const CRY_TEARS_WEEP = words(`cry, overwhelm, overwhelmed, overwhelms, sob, tears, weep`);

export const CLASS_ROOM_STREET = words(`
  building, class, floor, office, place, room, street, table, town, village, world
`);

export const TINY_SMALL_LITTLE = words(`
  cheap, dirty, dumb, fat, inferior, little, old, small, stupid, tiny, ugly, unwelcome, useless
`);
