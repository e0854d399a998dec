export { ensureParticipant } from "./ensure-participant.ts";
export { ratingsOf, removeParticipant, removeRatings } from "./erase-participant.ts";
export { isOpenPath, isUsed } from "./find-collection.ts";
