export { changeSessionDocument } from "./change-session-document.ts";
export { openSessionDocument } from "./open-session-document.ts";
export { eraseOwnLetters, readOwnLetters } from "./own-letters.ts";
export { readChange } from "./read-change.ts";
export { findOpenSheet, placeOfTable, tableOfName } from "./session-document-row.ts";
export { textOf } from "./sheet-state.ts";
export { readUpdates } from "./sheet-updates.ts";
