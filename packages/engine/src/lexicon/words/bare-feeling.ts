import { words } from "../words.ts";

export const ASIDES = words(`btw, fyi, ha, haha, imho, imo, lmao, lol, ngl, tbh`);
