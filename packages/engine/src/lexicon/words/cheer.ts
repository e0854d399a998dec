import { words } from "../words.ts";

export const IS_SOUR_WORD = words(`
  again, although, apologise, apologize, but, however, please, sadly, seriously, stop, though, unfortunately
`);

export const KIDS_KID_CHILDREN = words(`
  baby, boy, boys, child, children, daughter, girl, girls, granddaughter, grandson, kid, kids, kitten, nephew, niece, pup, puppy,
  son, toddler, twins
`);
