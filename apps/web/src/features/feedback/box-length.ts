import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";

const figure = new Intl.NumberFormat("en");

export const isTooLong = (text: string): boolean => text.length > MESSAGE_MAX_CHARS;

/** What somebody is told whose text does not fit, or "". */
export function lengthProblem(text: string): string {
  if (!isTooLong(text)) return "";
  const [length, fits, over] = [text.length, MESSAGE_MAX_CHARS, text.length - MESSAGE_MAX_CHARS].map(figure.format);
  return `This is ${length} characters long, and ${fits} fit. It is all here: shorten it by ${over}, then it can be read.`;
}

/** Takes in whatever comes at once, such as a paste: what is too long is told then, and nothing is cut off. */
export const liftLimit = (area: HTMLTextAreaElement): void => area.removeAttribute("maxlength");

/** Nobody types on beyond the end of the box, or makes a long text longer still. */
export function setLimit(area: HTMLTextAreaElement): void {
  area.maxLength = Math.max(MESSAGE_MAX_CHARS, area.value.length);
}
