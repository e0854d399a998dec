const BLANK = /\[[^\]]+\]/;

/** Whether a [blank] of a wording is still to be filled in. */
export const hasBlank = (text: string): boolean => BLANK.test(text);
