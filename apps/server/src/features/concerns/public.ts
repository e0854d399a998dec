export { countConcerns } from "./list-concerns.ts";
