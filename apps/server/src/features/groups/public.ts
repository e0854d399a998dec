export { hasFreeSeat, moveToGroup, takeSeat } from "./seats.ts";
