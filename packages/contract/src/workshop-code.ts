import { WORKSHOP_CODE_LETTERS } from "./limits.ts";

const FORM = new RegExp(`^[${WORKSHOP_CODE_LETTERS}]{6}$`);

/** A workshop's code as somebody wrote it, in capitals and in one piece. */
export const tidyCode = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

export const isWorkshopCode = (code: string): boolean => FORM.test(code);
