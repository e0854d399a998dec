import { COURSE_END, type StudyReport } from "@wellput/contract";
import { count, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { studyWithdrawals } from "../../db/schema/index.ts";
import { flatMapInSlices } from "../../http/in-slices.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { type Column, columnsOf } from "./columns.ts";
import { hasFinished, pageOf, readStudyData, type Subject } from "./study-data.ts";

/** Where people stop, and what came out in each arm. */
export async function reportStudy(db: Database, course: string): Promise<StudyReport> {
  const data = await readStudyData(db, course);
  const { subjects } = data;
  const newest = data.newest.course;
  const left = await leftByArm(db, newest.name);
  const names = [...new Set([...subjects.map(({ progress }) => progress.arm ?? ""), ...left.keys()])].sort();
  const arms = names.map((name) => {
    const own = subjects.filter(({ progress }) => (progress.arm ?? "") === name);
    const began = own.length;
    return { name, began, finished: own.filter(hasFinished).length, left: left.get(name) ?? 0, own };
  });
  const pages = [...newest.items, { id: COURSE_END, title: newest.end.title, arms: [] }];
  return {
    pages: pages.map(({ id, title, arms: of = [] }) => ({
      id,
      title,
      arms: [...of],
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

type Outcome = StudyReport["outcomes"][number];

/** Of each column that can be counted. */
const outcomesOf = (columns: readonly Column[], arms: readonly ArmOf[]): Promise<Outcome[]> =>
  flatMapInSlices(columns, (column) => (column.item === "" ? [] : outcomeOf(column, arms)));

function outcomeOf({ type, name, meaning, values, range, choices, of }: Column, arms: readonly ArmOf[]): Outcome[] {
  const byArm = arms.map(({ name: arm, own }) => ({ name: arm, numbers: own.map(of).filter(isNumber) }));
  const meanOf = (take: (number: number) => number) =>
    byArm.map(({ name: arm, numbers }) => ({ name: arm, ...bootstrapMean(numbers.map(take)) }));
  if (type === "number") return [{ kind: "mean", name, meaning, values, range, arms: meanOf((number) => number) }];
  if (type !== "category") return [];
  const answers = choices.map((answer, at) => ({ answer, arms: meanOf((number) => (number === at + 1 ? 1 : 0)) }));
  return [{ kind: "shares", name, meaning, answers }];
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
