export { countWaiting } from "./list-waiting.ts";
