const MINUTES_A_SENTENCE = 2;
const MINUTES_A_SITUATION = 15;

/** About how long it takes to rephrase so many sentences. */
export const minutesOf = (sentences: number) => `about ${MINUTES_A_SENTENCE * sentences} min`;

/** About how long the steps through a situation take. */
export const situationMinutes = `about ${MINUTES_A_SITUATION} min`;
