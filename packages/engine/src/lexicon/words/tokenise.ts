import { words } from "../words.ts";

/** Written with a full stop that ends no sentence. */
export const ABBREVIATIONS = words(`
  a.m, al, am, approx, cf, co, corp, dept, dr, e.g, eg, est, etc, ext, fig, hon, i.e, ie, inc, jr, ltd, mr, mrs, ms, mx, no, p.m,
  pm, prof, rev, sr, st, tel, vol, vs
`);

/** "its a shambles": before these it stands for "it's". */
export const AFTER_ITS = words(`
  a, all about, always, an, because, been, just, like, my, never, so, the, too, you, your
`);

/** "ur always late" */
export const AFTER_UR = words(`a, acting, always, an, being, going, gonna, just, never, not, so, such, the, too`);

/** "cos ur lazy": where the clause ends behind it. */
export const SAID_OF_UR = words(`
  annoying, arrogant, awful, boring, childish, crazy, dumb, hopeless, horrible, ignorant, immature, incompetent, late, lazy,
  lying, mad, mean, mental, pathetic, ridiculous, rubbish, rude, selfish, slow, stupid, thick, toxic, unfair, useless, wrong
`);

export const GOES_ON = words(`
  again, all, and, as, at, bc, because, but, cos, if, lol, mate, or, so, tbh, to, when, with
`);
