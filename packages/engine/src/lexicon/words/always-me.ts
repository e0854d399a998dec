import { words } from "../words.ts";

export const WHOSE = words(`her, him, his, me, mug, muggins, mugs, my, their, them, us, you, your, yours`);

export const BURDENS = words(`alone, everything, him, myself, ourselves, their, them, you, your`);
