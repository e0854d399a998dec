import { words } from "../words.ts";

export const EXPECTED = words(`'d, can, could, has, know, knows, least, manage, might, to, would`);

export const WITS = words(`
  backbone, brain, brains, clue, conscience, decency, dignity, eyes, heart, manners, pride, respect, sense, spine
`);

export const BEFORE_WITNESS = words(`
  already, also, can, clearly, corridor, could, department, else, floor, has, here, in, office, on, team, the, will, would
`);

export const OPENINGS = words(`
  anybody, anyone, as, everybody, everyone, it, nobody, one, our, people, person, somebody, someone, the, we, you, your
`);

export const WITNESS = words(`agree, believe, feel, find, know, notice, say, see, tell, think`);

export const FELT = words(`accepted, acknowledged, agreed, believed, felt, held, known, said, thought`);

export const IS_VIEW = words(`
  belief, consensus, feeling, impression, mood, opinion, perception, sense, talk, verdict, view, word
`);

export const IS_SHARED = words(`common, general, majority, overall, popular, prevailing, unanimous, widespread`);

export const IS_SOMEONE = words(`anybody, anyone, everybody, everyone, nobody, one, people, person, somebody, someone`);

export const OWN_THOUGHT = words(`
  agree, agrees, believe, believes, feel, feels, know, knows, say, saying, says, see, sees, tell, think, thinks
`);

export const AMONG = words(`across, among, amongst, around, in, on, round`);

export const OPENS_NEWS = words(`about, each, her, his, my, our, the, when, where, which, who`);

/** The lists whose words judge. */
export const SHARP = words(`
  absolute, catastrophe, impersonal-verdict, mind-reading, verdict-adjective, verdict-adverb, verdict-ambiguous, verdict-noun,
  verdict-verb, verdict-verb-ambiguous
`);

export const BLUNT = words(`
  coming, enough, fault, mistake, must, problem, should, too, unfair, useless, wrong
`);

export const DUTIES = words(`
  answer, apologise, apologize, ask, call, clean, greet, keep, knock, listen, lock, pay, put, reply, return, ring, say, take,
  tidy, wait, wash
`);
