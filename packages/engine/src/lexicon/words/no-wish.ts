import { words } from "../words.ts";

export const HAVE_NEED_WORRY = words(`feel, get, have, lose, miss, need, worry`);

export const HEAR_SEE_ARGUE = words(`argue, discuss, fight, hear, listen, meet, see, speak, talk`);
