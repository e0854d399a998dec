export { hasTried } from "./has-tried.ts";
export { recordAttempt } from "./record-attempt.ts";
