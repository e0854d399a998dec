export { eraseOwnLetters, readOwnLetters } from "./own-letters.ts";
export { readChange } from "./read-change.ts";
export { findOpenSheet } from "./session-document-row.ts";
