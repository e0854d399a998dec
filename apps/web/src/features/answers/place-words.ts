import type { AnswerPlace } from "@wellput/contract";
import { GROUP_NAME_DEFAULT, PARENT_DOC_DEFAULT } from "@wellput/contract/limits";

/** What was answered to, in words: a title shows only while others can read the situation. */
export function scenarioName({ title, parentDoc }: Pick<AnswerPlace, "title" | "parentDoc">): string {
  if (title) return title;
  return parentDoc === PARENT_DOC_DEFAULT ? "No situation in particular" : "A situation that is not public";
}

/** Whose answers, in words. */
export const groupName = (name: string): string => (name === GROUP_NAME_DEFAULT ? "Everybody" : name);
