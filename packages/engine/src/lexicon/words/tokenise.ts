import { words } from "../words.ts";

/** Written with a full stop that ends no sentence. */
export const ABBREVIATIONS = words(`
  a.m, al, am, approx, cf, co, corp, dept, dr, e.g, eg, est, etc, ext, fig, hon, i.e, ie, inc, jr, ltd, mr, mrs, ms, mx, no, p.m,
  pm, prof, rev, sr, st, tel, vol, vs
`);
