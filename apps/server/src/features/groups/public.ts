export { hasFreeSeat, moveToGroup, opensGroup, takeSeat } from "./seats.ts";
