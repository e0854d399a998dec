export { endOrphans } from "./end-orphans.ts";
export { eraseWorkshops } from "./erase-workshops.ts";
export { readRoomFor } from "./read-room.ts";
export { findPlace } from "./seat.ts";
export { findTableSheet } from "./table-sheets.ts";
