import { COURSE_END, type Course, type CourseProgress, isTestParticipant, itemsFor } from "@wellput/contract";
import type { ProgressRow } from "./progress-row.ts";
import type { StudyRow } from "./study.ts";

interface CompletionOptions {
  readonly userId: string;
  readonly progress: Pick<ProgressRow, "arm" | "finished" | "panel">;
}

/** What whoever has come to the end shows to those who sent them, and where they go on to. */
export function completionOf(
  study: StudyRow | undefined,
  course: Course,
  { userId, progress: { arm, finished, panel } }: CompletionOptions,
): Pick<CourseProgress, "completionCode" | "completionUrl"> {
  const needed = itemsFor(course, arm).filter(({ mustFinish }) => mustFinish);
  const isDone = [...needed.map(({ id }) => id), COURSE_END].every((id) => Object.hasOwn(finished, id));
  if (!study || !isDone || isTestParticipant(userId)) return { completionCode: null, completionUrl: null };
  const names = new Set([...study.panelParameters, ...Object.keys(panel)]);
  const values = Object.fromEntries([...names].map((name) => [name, panel[name] ?? ""]));
  const completionUrl = filled(study.completionUrl, { ...values, userId });
  return { completionCode: study.completionCode || null, completionUrl: completionUrl || null };
}

/** `{name}` by its value, which is nothing but a value in an address. */
const filled = (address: string, values: Readonly<Record<string, string | undefined>>): string =>
  address.replaceAll(/\{([\w-]+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? "") : hole,
  );
