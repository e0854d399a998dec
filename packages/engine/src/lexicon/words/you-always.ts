import { words } from "../words.ts";

export const AT_HOME = words(`bed, choice, family, friend, home, house, key, option, place, room, seat`);

export const FEATS = words(`can, could, had, play, sing, speak, were`);

export const RICHES = words(`
  biscuits, cake, energy, ideas, jokes, patience, stories, surprises, tea, tricks
`);

export const FIRST_TO = words(`
  arrive, ask, call, cheer, come, congratulate, help, laugh, offer, volunteer
`);

export const WELCOME_WAYS = words(`careful, cheerful, early, prompt, punctual, quick, thorough`);
