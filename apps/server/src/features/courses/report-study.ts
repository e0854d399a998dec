import { setImmediate } from "node:timers/promises";
import { COURSE_END, type StudyReport } from "@wellput/contract";
import { count, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { studyWithdrawals } from "../../db/schema/index.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { columnsOf } from "./columns.ts";
import { hasFinished, pageOf, readStudyData, type Subject } from "./study-data.ts";

/** Where people stop, and what came out in each arm. */
export async function reportStudy(db: Database, course: string): Promise<StudyReport> {
  const data = await readStudyData(db, course);
  const { newest, subjects } = data;
  const left = await leftByArm(db, newest.name);
  const names = [...new Set([...subjects.map(({ progress }) => progress.arm ?? ""), ...left.keys()])].sort();
  const arms = names.map((name) => {
    const own = subjects.filter(({ progress }) => (progress.arm ?? "") === name);
    const began = own.length;
    return { name, began, finished: own.filter(hasFinished).length, left: left.get(name) ?? 0, own };
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
    outcomes: await outcomesOf(columnsOf(data), arms),
  };
}

interface ArmOf {
  readonly name: string;
  readonly own: readonly Subject[];
}

/** Of a long questionnaire it takes a while: between two questions others get their turn. */
async function outcomesOf(columns: ReturnType<typeof columnsOf>, arms: readonly ArmOf[]) {
  const outcomes: StudyReport["outcomes"] = [];
  for (const { item, type, name, meaning, values, range, of } of columns) {
    if (item === "" || type !== "number") continue;
    const meanOf = (own: readonly Subject[]) => bootstrapMean(own.map(of).filter(isNumber), name);
    outcomes.push({
      name,
      meaning,
      values,
      range,
      arms: arms.map(({ name: arm, own }) => ({ name: arm, ...meanOf(own) })),
    });
    await setImmediate();
  }
  return outcomes;
}

async function leftByArm(db: Database, course: string): Promise<Map<string, number>> {
  const { arm } = studyWithdrawals;
  const isIt = eq(studyWithdrawals.course, course);
  const rows = await db.select({ arm, count: count() }).from(studyWithdrawals).where(isIt).groupBy(arm);
  return new Map(rows.map((row) => [row.arm ?? "", row.count]));
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** Whether somebody has seen a page; who is past it has, whatever they finished. */
function hasReached({ progress, items }: Subject, id: string): boolean {
  if (Object.hasOwn(progress.finished, id)) return true;
  const at = id === COURSE_END ? items.length : items.findIndex((item) => item.id === id);
  return at >= 0 && at <= progress.index;
}
