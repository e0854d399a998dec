export { findChallenge } from "./challenge-row.ts";
