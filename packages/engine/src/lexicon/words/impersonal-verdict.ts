import { words } from "../words.ts";

export const VALUES = words(`
  courtesy, decency, education, fairness, honesty, manners, politeness, principle, professionalism, respect, trust, upbringing
`);

export const FILLERS = words(`
  a, absolutely, also, always, bit, clearly, completely, deeply, entirely, frankly, honestly, just, little, never, not, only,
  plain, quite, rather, really, simply, so, still, such, totally, truly, utterly, very
`);

export const BE = words(`'d, 's, are, be, been, can, feels, has, is, must, ought, seems, should, to, was, will, would`);

/** Plain inferences unless what follows is sharp: "it's obvious that this was a mistake". */
export const INFERRED = words(`
  clear to everybody, clear to everyone, evident, obvious, perfectly clear, plain to see, quite clear
`);

/** Verdicts that soothe, marvel or pity as often as they judge. */
export const MILD = words(`
  a crime, a joke, a shame, a sin, about time, beyond belief, crazy, high time, imperative, insane, madness, mean, natural,
  nonsense, not right, only fair, only human, only natural, only right, self-evident, sheer madness, shocking, silly, wrong
`);

export const MILD_BUT_RULING = words(`
  about time, high time, mean, not right, only fair, only right, self-evident, shocking, wrong
`);

/** "It's wrong to put metal in the microwave": what things bear. */
export const HANDLED = words(`
  bleach, boil, charge, dig, feed, freeze, fry, glue, heat, iron, microwave, mix, mow, paint, plant, plug, pour, prune, put,
  refreeze, repot, rinse, run, salt, soak, sow, store, transplant, wash, water
`);

export const ALLOWED = words(`acceptable, correct, fair, legal, normal, possible, right, true`);

export const JOINTS = words(`for, how, if, that, to, when`);

export const PERSONAL_OR_INFERRED = words(`
  assume, believe, compare, conclude, expect, hear, infer, me, see, suppose, think, us, you
`);

export const SHARP = words(`closed, fault, mistake, must, never, nobody, should, unfair, working, wrong`);
