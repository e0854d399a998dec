import { words } from "../words.ts";

export const IS_ALWAYS = words(`
  constantly, continually, conveniently, deliberately, incessantly, invariably, perpetually, repeatedly, secretly, supposedly
`);

export const IS_ONLY_VERB = words(`
  allows, answers, arrives, asks, becomes, begins, believes, brings, cares, comes, complains, decides, does, eats, enjoys,
  expects, explains, feels, finds, forgets, gets, gives, goes, happens, hates, hears, helps, ignores, insists, keeps, knows,
  lets, listens, loses, makes, matters, means, prefers, pretends, promises, puts, reads, refuses, remembers, says, seems, sees,
  sends, sits, speaks, stands, tells, thinks, throws, treats, tries, understands, wants, writes
`);

export const IS_CODED = words(`account, booking, case, invoice, policy, ref, reference, ticket`);

export const IS_TOLD = words(`claims, explains, reads, recommends, said, says, states, tells, told, warns`);

export const TURNED = words(`
  been, family, feeling, hand, have, kinda, like, nobody, only, parking, shame, since, sorta, that, us, whole, worth
`);

export const MAKES_MAKE_MADE = words(`find, finds, found, keep, keeps, kept, made, make, makes`);

export const MY_YOUR_HIS = words(`her, his, its, my, our, their, whose, your`);

/** Words in -ly that tell no manner end so: "butterfly", "trolley". */
export const NO_MANNER = words(`
  ally, anomaly, assembly, belly, bully, emily, family, fly, holly, jelly, kelly, lily, molly, monopoly, rally, reply, sally,
  supply, trolley
`);

export const IS_DEPARTMENT = words(`
  clinical, commercial, corporate, creative, digital, editorial, legal, medical, technical
`);

/** "you lot", "we women" are called so; they do nothing. */
export const CALLED = words(`
  boy, boys, bunch, couple, creep, folk, folks, fool, girl, girls, guy, guys, jerk, kid, kids, lot, man, men, people, slob, team,
  three, two, women
`);

export const YOU_HIM_THEM = words(`anybody, anyone, everybody, him, people, them, you`);

export const WHEN_IF_BECAUSE = words(`about, after, at, because, for, if, me, of, on, to, us, when, you`);

export const AFTER_THAT = words(`a, an, my, nobody, our, the, your`);
