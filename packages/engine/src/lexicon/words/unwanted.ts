import { words } from "../words.ts";

/** "I don't want the kids soaked": not wanted for their own sake. */
export const BEFALLEN = words(`
  bitten, burned, burnt, chilled, disappointed, discharged, drenched, exhausted, frightened, hurt, immunised, immunized, injured,
  lost, operated, poisoned, scared, sedated, soaked, stung, sunburnt, tired, vaccinated, worn, worried
`);

/** Where the tagger takes the participle for an adjective. */
export const DONE_TO = words(`bothered, involved, left, paired, put, sat, seated, stood, stuck, upset`);

export const ANY_ANOTHER_MORE = words(`another, any, more, that, these, this, your`);

export const HAPPEN_BE_GO = words(`be, become, come, end, get, go, happen, start, turn`);

export const PASSED_SHARED_POSTED = words(`
  discussed, forwarded, mentioned, passed, posted, published, repeated, shared, spread, used
`);

export const FIGHT_ARGUE_QUARREL = words(`
  argue, bicker, compete, drift, end, fight, grow, hide, lie, pretend, quarrel, row, shout, split
`);

export const NAME_PHOTOS_PHOTO = words(`
  address, business, children, daughter, face, kids, life, name, number, photo, photos, pic, pics, picture, pictures, private,
  son, stuff, things, work
`);

export const ON_IN_NEAR = words(`all, anywhere, discussed, in, involved, near, on, posted, shared, used`);
