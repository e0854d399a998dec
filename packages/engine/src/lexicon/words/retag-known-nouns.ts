import { words } from "../words.ts";

export const TITLES = words(`
  aunt, auntie, brother, captain, coach, cousin, doctor, dr, father, grandma, grandpa, granny, miss, mother, mr, mrs, ms, nurse,
  pastor, prof, professor, sir, sister, uncle
`);

export const IS_BE = words(`'s, am, are, be, been, is, was, were`);

export const ARE_IS_WAS = words(`'s, am, are, be, been, is, such, was, were`);

export const BIT_LITTLE_SO = words(`bit, deeply, little, quite, rather, really, so, very`);

export const IS_ARE_WAS = words(`'s, are, be, been, is, just, plain, really, so, too, very, was, were`);

export const SO_TOO_VERY = words(`'re, are, been, being, is, pretty, quite, so, this, too, very, was, were`);

export const ABSOLUTELY_COMPLETELY_TOTALLY = words(`
  absolutely, completely, frankly, simply, some, such, totally, truly, utterly
`);
