export { readLog } from "./log-row.ts";
