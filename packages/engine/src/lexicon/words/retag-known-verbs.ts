import { words } from "../words.ts";

export const GROUPED = words(`all, both, boys, folks, girls, guys, lot, people, three, two`);

/** Pasts that are no nouns, whatever the tagger says. */
export const PASTS = words(`
  ate, became, began, blew, bought, broke, brought, built, came, caught, chose, clung, drew, drove, fell, flew, forgot, fought,
  froze, gaslit, gave, grew, hid, hung, kept, knew, lent, rang, said, sang, sank, sent, shook, slept, sought, spent, stole,
  stuck, swam, swept, swore, swung, taught, threw, told, took, tore, went, wept, woke, wore, wrote
`);

/** "rang my ex and emptied the account": no adjective stands before these. */
export const OPENS_OBJECT = words(`
  a, all, an, every, five, four, her, him, his, it, me, my, our, six, ten, that, the, their, them, this, three, two, us, your
`);

export const IS_ADVERB = words(`
  always, barely, constantly, ever, hardly, just, never, often, only, really, simply, still
`);

export const IS_THIRD_ONLY = words(`
  becomes, brings, comes, gets, gives, goes, hears, knows, makes, reads, says, seems, tells
`);
