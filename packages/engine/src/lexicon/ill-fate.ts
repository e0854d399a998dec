import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What nobody wishes for themselves: whoever is said to want it for another has a motive read into them. */
export const illFate: LexiconClass = {
  name: "ill-fate",
  source:
    "Own list of failures, losses and low places, as they follow “wanted me to …”, “to keep us …”, “so that I'd …”.",
  entries: [
    ...list(
      `
        drop the appeal, forget my lines, forget my words, make a mess of it, drop the case, drop the claim, drop the complaint, drop it, let it drop, die, drop dead, fail, flounder, suffer, squirm, sweat, beg, crawl, grovel, struggle, crack, slip up, trip up, mess up, screw up, break down, fall flat, fall on my face,
        fall apart, fall through, fall short, make a mistake, make mistakes, make a fool, quit, resign, gone, fire, sack, replace, go under, go broke, go bust,
        go wrong, go without, burn out, give up, give in, blow up, backfire, collapse, flop, bleed, drown, sink, starve, rot, stumble, tremble, stew, plead,
        out of the way, out of the picture, out of the loop, out of a job, out of my job, out of the door, out of the team, out of the company, off the team,
        off the project, off the board, off your back, off his back, off her back, at arm's length, look bad, look stupid, look silly, look small, look weak,
        look foolish, look ridiculous, look incompetent, look unprepared, look unprofessional, look lazy, look slow, look cheap, look the fool, look like a
        fool, look like an idiot, look like the idiot, look like the bad, look like a bad, look like a liar, look like fools, look like idiots, look like a
        beginner, look like the villain, look mad, look crazy, look awful, feel small, feel bad, feel stupid, feel useless, feel
        worthless, feel inferior, feel awkward, feel awful, feel uncomfortable, feel unwelcome, tell off, in trouble, into trouble, dangle, guess, in the dark,
        on edge, on a short leash, on a leash, on a string, under your thumb, under his thumb, under her thumb, in my place, in our place, in their place, in
        her place, in his place, at your mercy, at your beck and call, at his beck and call, at her beck and call, poor, dependent, ignorant, divided, isolated,
        punish, humiliate, embarrass, ashamed, guilty, jealous, miserable, unhappy, desperate, lose face, come crawling, come running, take the
        blame, take the fall, carry the can, demote, outvote, suspend, evict, kick out, throw out, shut out, freeze out, cut out, push out, catch out, show up,
        get fed up, be fed up, lose patience, lose interest, lose heart, get tired, back down, go away, slink off, run after you, run after him, run after her`,
      { severity: 0.6 },
    ),
    ...list(
      `
        away, out, down, back, small, stupid, quiet, silent, weak, apart, alone, invisible, waiting, hungry, scared, sick, under control, in line, in check, off
        the case, off the list, on my toes, on our toes, wait, cry, weep, panic, lose, worry, leave, jump, dance, chase, run around, apologise, hang, set up`,
      { severity: 0.5, note: "Only with the writer as the one who suffers it." },
    ),
  ],
};
