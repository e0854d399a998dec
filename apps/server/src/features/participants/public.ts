export { ensureParticipant } from "./ensure-participant.ts";
export { commentIds, ratingsOf, removeParticipant, removeRatings } from "./erase-participant.ts";
export { isOpenPath, isParticipantsTry, isUsed } from "./find-collection.ts";
