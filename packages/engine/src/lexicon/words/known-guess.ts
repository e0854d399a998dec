import { words } from "../words.ts";

export const TURNS = words(`although, and, but, however, still, though, yet`);
