import { words } from "../words.ts";

/** "Do not make a request yet", "instead of a request" */
export const SETTING_ASIDE = words(`before you, instead of, never, not, rather than, without`);
