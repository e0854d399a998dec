import { words } from "../words.ts";

export const I_ME_MY = words(`i, me, my, no, not, our, us, we`);
