export { recordAttempt } from "./record-attempt.ts";
