import { words } from "../words.ts";

export const MISHAPS = words(`be, fail, fall, feel, lose, miss, ruin, suffer`);

export const EVER = words(`always, constantly, continually, forever, never, nobody, perpetually`);
