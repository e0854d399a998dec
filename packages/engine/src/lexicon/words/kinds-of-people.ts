import { words } from "../words.ts";

export const KINDS = words(`
  boomers, bosses, boys, doctors, foreigners, girls, husbands, landlords, lawyers, managers, men, politicians, teachers,
  teenagers, wives, women
`);

export const MOVES = words(`
  answer, attitude, behavior, behaviour, excuse, mentality, mistake, move, ploy, reaction, response, stunt, thing, trick
`);
