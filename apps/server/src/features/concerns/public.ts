export { countConcerns } from "./concerned.ts";
