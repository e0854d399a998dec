export { findChallenge, readChallenge } from "./challenge-row.ts";
