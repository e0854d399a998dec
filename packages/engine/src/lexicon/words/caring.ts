import { words } from "../words.ts";

export const TAKING_CARE = words(`
  apologise, apologize, bother, burn, carry, catch, cry, despair, fall, feel, freeze, fret, hesitate, hurry, hurt, lose, miss,
  overdo, panic, pay, rush, slip, stay, strain, stress, struggle, suffer, think, trouble, wait, worry
`);

export const HARDSHIP = words(`
  afraid, alone, bored, caught, cold, disappointed, discouraged, embarrassed, frightened, hungry, hurt, ill, late, lonely, lost,
  nervous, sad, scared, shy, sick, stressed, tired, trouble, uncomfortable, upset, worried
`);

export const SPARED = words(`
  blame yourself, bring any, bring anything, bring tonight, buy any, buy anything, buy tonight, cook any, cook anything,
  cook tonight, forget to, give up, work too
`);
