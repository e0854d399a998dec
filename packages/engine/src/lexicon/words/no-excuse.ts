import { words } from "../words.ts";

export const EXCUSES = words(`call, excuse, justification, need, place, reason, room`);

export const HARSH_DEEDS = words(`bark, curse, exaggerate, insult, lie, raise, scream, shout, snap, swear, yell`);
