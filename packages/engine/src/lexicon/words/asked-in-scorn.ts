import { words } from "../words.ts";

export const STATES = words(`asleep, blind, blindfolded, deaf, dreaming, drunk, high, hungover, sleepwalking, stoned`);

export const MADE = words(`
  build, code, cook, cut, design, do, draw, edit, fix, lay, make, pack, paint, plan, proofread, sew, translate, type, wire,
  write
`);
