import { COURSE_END, type StudyReport } from "@wellput/contract";
import type { Database } from "../../db/database.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { columnsOf } from "./columns.ts";
import { hasFinished, pageOf, readStudyData, type Subject } from "./study-data.ts";

/** Where people stop, and what came out in each arm. */
export async function reportStudy(db: Database, course: string): Promise<StudyReport> {
  const { newest, courses, subjects } = await readStudyData(db, course);
  const names = [...new Set(subjects.map(({ progress }) => progress.arm ?? ""))].sort();
  const arms = names.map((name) => {
    const own = subjects.filter(({ progress }) => (progress.arm ?? "") === name);
    return { name, began: own.length, finished: own.filter(hasFinished).length, own };
  });
  const pages = [...newest.items.map(({ id, title }) => ({ id, title })), { id: COURSE_END, title: newest.end.title }];
  return {
    pages: pages.map(({ id, title }) => ({
      id,
      title,
      reached: subjects.filter((subject) => hasReached(subject, id)).length,
      stopped: subjects.filter((subject) => !hasFinished(subject) && pageOf(subject) === id).length,
    })),
    arms: arms.map(({ own: _own, ...arm }) => arm),
    outcomes: columnsOf(courses)
      .filter(({ item, type }) => item !== "" && type === "number")
      .map(({ name, meaning, values, of }) => ({
        name,
        meaning,
        values,
        arms: arms.map((arm) => ({ name: arm.name, ...bootstrapMean(arm.own.map(of).filter(isNumber), name) })),
      })),
  };
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** Whether somebody has seen a page; who is past it has, whatever they finished. */
function hasReached({ progress, items }: Subject, id: string): boolean {
  if (Object.hasOwn(progress.finished, id)) return true;
  const at = id === COURSE_END ? items.length : items.findIndex((item) => item.id === id);
  return at >= 0 && at <= progress.index;
}
