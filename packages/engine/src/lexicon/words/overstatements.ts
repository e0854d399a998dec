import { words } from "../words.ts";

export const WELCOME = words(`
  address, attention, battle, campaign, care, companion, contract, cough, curiosity, dedication, devotion, drive, effort,
  efforts, encouragement, energy, feedback, fever, fight, focus, generosity, growth, help, improvement, income, job, kindness,
  learning, love, loyalty, pain, patience, position, presence, pursuit, quest, rain, residence, search, smile, struggle, supply,
  support, temperature, training, work
`);

export const DOING = words(`care, count, do, hear, know, love, see, talk, think, want, worry`);

export const ASKED_ABOUT = words(`change, check, eat, pay, see, smoke, study, train, update, visit, work`);
