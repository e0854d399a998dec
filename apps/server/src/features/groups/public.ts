export { findGroup, groupKeys, groupNames } from "./group-keys.ts";
export { groupsOf } from "./groups-of.ts";
export { findCode, isSameCode } from "./same-code.ts";
export { findOpenGroup, giveSeatBack, moveToGroup, opensGroup, takeSeat } from "./seats.ts";
