import { words } from "../words.ts";

/** What "how could you …" asks about as a reproach, whatever stands behind it. */
export const BETRAY = words(`
  abandon, abuse, betray, cheat, deceive, desert, ditch, dump, embarrass, forget, humiliate, ignore, lie, mistreat
`);

/** What "how could you not …" asks about as a reproach: not love, which is praise. */
export const OVERLOOK = words(`
  answer, ask, call, care, come, know, notice, realise, realize, say, see, show, tell, think
`);

/** Those to whom something is done. */
export const NEAR = words("her, him, me, them, us");

/** What nobody has to be sorry for. */
export const LIFE = words("emotions, feelings, heart, life, needs, opinion, opinions");

/** What stands before the "not" of a deed that is told not to have been done. */
export const HELPERS = words("are, could, did, do, had, have, were, would");
