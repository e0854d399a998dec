import type { Course } from "@wellput/contract";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";

const SHARED: Partial<Record<string, string>> = {
  "course.name": "The name in its address",
  "course.title": "The title",
  "course.items": "The pages",
};

/** Why a course was not saved, with the place of each fault as one sees it in the builder. */
export function problemOf(error: Error, { items }: Course): string {
  const { code, fields } = asApiError(error);
  if (code === "CHANGED_MEANWHILE")
    return "Somebody saved this course after you opened it. Save yours as a file, throw away your changes here, and take it in again.";
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
