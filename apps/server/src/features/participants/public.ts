export { ensureParticipant } from "./ensure-participant.ts";
export { ratingsOf, removeParticipant, removeRatings } from "./erase-participant.ts";
export { isOpenPath } from "./find-collection.ts";
