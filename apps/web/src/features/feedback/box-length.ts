import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";

export const isTooLong = (text: string): boolean => text.length > MESSAGE_MAX_CHARS;

/** Takes in whatever comes at once, such as a paste: what is too long is told then, and nothing is cut off. */
export const liftLimit = (area: HTMLTextAreaElement): void => area.removeAttribute("maxlength");

/** Nobody types on beyond the end of the box, or makes a long text longer still. */
export function setLimit(area: HTMLTextAreaElement): void {
  area.maxLength = Math.max(MESSAGE_MAX_CHARS, area.value.length);
}
