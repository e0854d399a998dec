import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";

export const isTooLong = (text: string): boolean => text.length > MESSAGE_MAX_CHARS;

/** What somebody is told whose text does not fit, or "": no box stops taking letters, and nothing is cut off. */
export function lengthProblem(text: string): string {
  if (!isTooLong(text)) return "";
  const over = text.length - MESSAGE_MAX_CHARS;
  return `That is ${text.length} characters. Please take out ${over}: ${MESSAGE_MAX_CHARS} fit.`;
}
