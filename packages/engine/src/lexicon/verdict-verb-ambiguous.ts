import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Verbs that judge when a person does them to another, and are plain facts of machines, children, animals or trade. */
export const verdictVerbAmbiguous: LexiconClass = {
  name: "verdict-verb-ambiguous",
  source: "Own list: verbs whose verdict depends on who does it to whom.",
  entries: list(
    `
        abandon, desert, ditch, ambush, abuse, offend, wrong, trash, rubbish, sponge, butcher, mangle, coast, slack, smirk, pout, cover up, suck,
        stink, lie, break your promise, break your word, break his word, break her promise, preach, pressurise, pressure, troll, stalk,
        undercut, savage, manhandle`,
    {
      pos: "verb",
      severity: 0.5,
      note: "Counts only with a person as its subject or 'by' a person, and a person or their work as its object.",
    },
  ),
};
