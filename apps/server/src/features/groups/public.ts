export { findGroup, groupKeys, groupNames } from "./group-keys.ts";
export { giveSeatBack, hasFreeSeat, moveToGroup, opensGroup, takeSeat } from "./seats.ts";
