export { findGroup, groupKeys, groupNames } from "./group-keys.ts";
export { groupsOf } from "./groups-of.ts";
export { giveSeatBack, hasFreeSeat, moveToGroup, opensGroup, takeSeat } from "./seats.ts";
