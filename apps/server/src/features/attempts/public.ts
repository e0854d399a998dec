export { countTries } from "./count-tries.ts";
export { hasTried } from "./has-tried.ts";
export { recordAttempt } from "./record-attempt.ts";
