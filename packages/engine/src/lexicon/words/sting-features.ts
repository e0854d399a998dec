import { words } from "../words.ts";

export const READER = words(`ya, you, your, yours, yourself, yourselves`);

export const SPEAKER = words(`i, me, mine, my, myself, our, ours, us, we`);
