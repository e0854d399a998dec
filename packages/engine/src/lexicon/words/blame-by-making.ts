import { words } from "../words.ts";

export const MAKING = words(`drive, get, have, keep, leave, make, put, send`);

export const SICK = words(`
  angry, anxious, crazy, cry, despair, fear, feel, furious, ill, insane, jealous, mad, miserable, nervous, sad, sick, suffer,
  uncomfortable, upset, weep, worry
`);

export const GIFT = words(`flair, genius, gift, habit, knack, skill, talent, way`);

export const BELITTLED = words(`
  cheap, dirty, dumb, fat, inferior, little, old, small, stupid, tiny, ugly, unwelcome, useless
`);
