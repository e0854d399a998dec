import { COURSE_END, type Course, type CourseProgress, isTestParticipant, itemsFor } from "@wellput/contract";
import type { Deps } from "../../http/env.ts";
import { waitsForArm } from "./assign-arm.ts";
import { withoutWork } from "./left-on-pages.ts";
import type { ProgressRow } from "./progress-row.ts";
import type { StudyRow } from "./study.ts";

interface CompletionOptions {
  readonly userId: string;
  readonly progress: Pick<ProgressRow, "participantId" | "arm" | "finished" | "tried" | "panel">;
}

type Completion = Pick<CourseProgress, "completionCode" | "completionUrl" | "unfinished">;

export const NO_COMPLETION: Completion = { completionCode: null, completionUrl: null, unfinished: [] };

/** What whoever has come to the end shows to those who sent them, and where they go on to; or what is left to do for it. */
export async function completionOf(
  { db, settings }: Deps,
  { study, course }: { readonly study: StudyRow | undefined; readonly course: Course },
  { userId, progress: { participantId, arm, finished, tried, panel } }: CompletionOptions,
): Promise<Completion> {
  const isAtEnd = Object.hasOwn(finished, COURSE_END);
  const hasWord = study !== undefined && (study.completionCode !== "" || study.completionUrl !== "");
  if (!hasWord || !isAtEnd || isTestParticipant(userId)) return NO_COMPLETION;
  const isUndivided: boolean = waitsForArm(study, { arm });
  const divides = isUndivided ? study.stratifyBy.split("/")[0] : undefined;
  const needed = itemsFor(course, arm).filter(({ id, mustFinish }) => mustFinish || id === divides);
  const without = await withoutWork(db, needed, { course, participantId, tried, settings });
  const unfinished = needed.filter((item) => !Object.hasOwn(finished, item.id) || without.includes(item));
  if (isUndivided || unfinished.length > 0) return { ...NO_COMPLETION, unfinished: unfinished.map(({ id }) => id) };
  const names = new Set([...study.panelParameters, ...Object.keys(panel)]);
  const values = Object.fromEntries([...names].map((name) => [name, panel[name] ?? ""]));
  const completionUrl = filled(study.completionUrl, { ...values, userId });
  return { completionCode: study.completionCode || null, completionUrl: completionUrl || null, unfinished: [] };
}

/** `{name}` by its value, which is nothing but a value in an address. */
const filled = (address: string, values: Readonly<Record<string, string | undefined>>): string =>
  address.replaceAll(/\{([\w-]+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? "") : hole,
  );
