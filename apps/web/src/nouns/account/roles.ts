import type { Me } from "@wellput/contract";

/** Whether somebody opens workshops and sessions: admins, and trainers of any group. */
export const isTrainer = (me: Me | null): me is Me => me !== null && (me.isAdmin || me.trainerOf.length > 0);

/** Whether somebody has the desk of a study: admins, and its researchers. */
export const isResearcher = (me: Me | null): me is Me => me !== null && (me.isAdmin || me.researcherOf.length > 0);
