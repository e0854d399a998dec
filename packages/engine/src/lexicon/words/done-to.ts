import { words } from "../words.ts";

/** Participles that tell a state, a mishap or a service, not what others do: "be late", "get my hair cut", "be stuck in traffic". */
export const STATES = words(`
  based, bitten, bored, born, broken, buried, burned, burnt, caught, closed, concerned, confused, cremated, delayed, depressed,
  disappointed, divorced, done, dressed, drunk, engaged, excited, exhausted, fined, finished, frightened, frustrated, gone, hurt,
  infected, interested, involved, known, located, lost, married, mistaken, mugged, operated, organised, organized, outnumbered,
  overwhelmed, paid, photographed, prepared, promoted, relaxed, rested, retired, robbed, scared, seated, shocked, soaked,
  spoiled, spoilt, stranded, stressed, stuck, stung, sunburned, sunburnt, surprised, tempted, tired, vaccinated, worried
`);
