import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";

/** Whether a message does not fit, and is kept without being read. */
export const isTooLong = (text: string): boolean => text.length > MESSAGE_MAX_CHARS;
