import { words } from "../words.ts";

export const REASON_GIVING = words(`bc, bcs, because, cause, cos, coz, cuz, since`);
