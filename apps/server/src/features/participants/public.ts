export { ensureParticipant } from "./ensure-participant.ts";
export { removeParticipant } from "./erase-participant.ts";
export { isOpenPath } from "./find-collection.ts";
