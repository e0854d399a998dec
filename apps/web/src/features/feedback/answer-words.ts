export const ENGLISH_TEXT = "I read English so far. In another language I cannot tell how a message may land.";
export const FILL_IN_TEXT = "Fill in the [blanks], then it is read again.";
