export { findGroup, groupKeys, groupNames } from "./group-keys.ts";
export { hasFreeSeat, moveToGroup, opensGroup, takeSeat } from "./seats.ts";
