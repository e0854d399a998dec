import type { Course } from "@wellput/contract";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";

const SHARED: Partial<Record<string, string>> = {
  "course.name": "The name in its address",
  "course.title": "The title",
  "course.items": "The pages",
};

/** What a course needs before it can be saved at all, in the order of the builder; null where nothing is missing. */
export function missingFrom({ title, name, items }: Course): string | null {
  const missing = [
    ...(title.trim() === "" ? ["a title"] : []),
    ...(name === "" ? ["a name in its address"] : []),
    ...(items.length === 0 ? ["at least one page"] : []),
  ];
  const last = missing.pop();
  if (last === undefined) return null;
  return `Before it can be saved, give the course ${missing.length > 0 ? `${missing.join(", ")} and ${last}` : last}.`;
}

/** Why a course was not saved, of a new one also that its name is taken, with the place of each fault as one sees it in the builder. */
export function problemOf(error: Error, { items }: Course): string {
  const { code, fields } = asApiError(error);
  if (code === "CHANGED_MEANWHILE")
    return "There is a course of this name already. Give this one another name in its address.";
  if (code !== "INVALID_INPUT") return `The course was not saved. It is still here. ${errorText(error)}`;
  const faults = Object.entries(fields).map(([path, words]) => `${placeOf(path, items)}: ${words}`);
  return `The course was not saved yet. ${faults.slice(0, 5).join(" ")}`;
}

function placeOf(path: string, items: Course["items"]): string {
  const [, at, part, number] = /^course\.items\.(\d+)(?:\.(\w+))?(?:\.(\d+))?/.exec(path) ?? [];
  if (at === undefined) return SHARED[path] ?? "The end";
  const title = items[Number(at)]?.title;
  const page = `Page ${Number(at) + 1}${title ? ` (${title})` : ""}`;
  const isQuestion = part === "quiz" || part === "questions";
  return isQuestion && number !== undefined ? `${page}, question ${Number(number) + 1}` : page;
}
