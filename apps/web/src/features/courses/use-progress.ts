import { COURSE_END, type Course, type CourseItem, type CourseProgress, type Withdrawal } from "@wellput/contract";
import { itemsFor } from "@wellput/contract/course-items";
import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { type OwnSeat, sendProgress } from "./courses.api.ts";
import { type Seat, writeKept } from "./kept.ts";
import { sendByLink } from "./proof.ts";
import { type KeptProgress, readProgress, useSync } from "./use-sync.ts";

/** Begins or goes on: what was begun on another device by a link from there, which alone never begins anything. */
export const beginCourse = (seat: OwnSeat): Promise<CourseProgress> => sendByLink(seat, () => beginOrGoOn(seat));

/** With what this device did while it could not reach the server. */
async function beginOrGoOn(seat: OwnSeat): Promise<CourseProgress> {
  const { isUnsent, key, finished } = readProgress(seat);
  if (!isUnsent) return sendProgress(seat, {});
  // The course may have been begun anew meanwhile: then what was done in it counts no more.
  return sendProgress(seat, { index: key, finished: [...finished] }).catch(() => sendProgress(seat, {}));
}

/** Agrees to what a study asks, with what this device did before it was asked. */
export async function agree(seat: OwnSeat, consent: string): Promise<CourseProgress> {
  const { isUnsent, key, finished } = readProgress(seat);
  if (!isUnsent) return sendProgress(seat, { consent });
  return sendProgress(seat, { consent, index: key, finished: [...finished] }).catch((problem: unknown) => {
    // The version that they begin with may not have such a place.
    if (asApiError(problem).code !== "INVALID_INPUT") throw problem;
    return sendProgress(seat, { consent });
  });
}

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

export type Completion = Pick<CourseProgress, "completionCode" | "completionUrl" | "unfinished">;
type Standing = Completion & Pick<CourseProgress, "arm" | "waitsForArm" | "withdrawal" | "reader">;
const NOBODY: Standing = {
  completionCode: null,
  completionUrl: null,
  unfinished: [],
  arm: null,
  waitsForArm: false,
  withdrawal: null,
  reader: "installation",
};

export interface Progress {
  readonly index: number;
  readonly finished: ReadonlySet<string>;
  readonly goTo: (index: number) => void;
  readonly finish: (id: string) => void;
  /** The pages that one has: in a study those of one's arm. */
  readonly items: readonly CourseItem[];
  /** The next page depends on an arm that one is not in yet. */
  readonly waitsForArm: boolean;
  /** Of a study, once its end is reached and the server knows it. */
  readonly completion: Completion;
  /** Of a study: what becomes of what one gave if one leaves it. */
  readonly withdrawal: Withdrawal | null;
  /** Who reads what is written in its exercises. */
  readonly reader: CourseProgress["reader"];
  /** The server could not be told yet: it is tried again by itself. */
  readonly isBehind: boolean;
  /** Tells the server, now that there is something to tell. */
  readonly sync: () => void;
}

interface ProgressOptions {
  readonly seat: Seat;
  readonly course: Course;
  readonly version: string;
  /** What the server knows, of a participant. */
  readonly known: CourseProgress | null;
}

/** Where somebody is in a course: kept on this device with every step and, for participants, by the server. */
export function useProgress({ seat, course, version, known }: ProgressOptions): Progress {
  const [standing, setStanding] = useState<Standing>(known ?? NOBODY);
  const items = itemsFor(course, standing.arm);
  const last = items.length;
  const [kept, setKept] = useState<KeptProgress>(() => {
    const own = readProgress(seat);
    const start = known ?? { index: own.key, finished: own.version === version ? own.finished : [] };
    return { version, key: Math.min(start.index, last), finished: start.finished, isUnsent: false };
  });
  const latest = useRef(kept);
  const { isBehind, sync } = useSync(seat, latest, ({ finished, ...news }) => {
    setStanding(news);
    latest.current = { ...latest.current, finished: union(latest.current.finished, finished) };
    setKept(latest.current);
  });
  const change = useCallback(
    (next: Partial<KeptProgress>) => {
      latest.current = { ...latest.current, ...next, isUnsent: seat.userId !== null };
      setKept(latest.current);
      writeKept(seat, "progress", latest.current);
      sync();
    },
    [seat, sync],
  );
  useEffect(() => {
    writeKept(seat, "progress", latest.current);
    sync();
  }, [seat, sync]);
  const { withdrawal, reader } = standing;
  const finish = useCallback(
    (id: string) => {
      if (!latest.current.finished.includes(id)) change({ finished: [...latest.current.finished, id] });
    },
    [change],
  );
  const goTo = useCallback(
    (index: number) => {
      const isEnd = index === last ? [COURSE_END] : [];
      change({ key: index, finished: union(latest.current.finished, isEnd) });
    },
    [change, last],
  );
  const next = course.items[course.items.findIndex(({ id }) => id === items[kept.key]?.id) + 1];
  const waitsForArm = standing.waitsForArm && (next?.arms ?? []).length > 0;
  const where = { index: kept.key, items, waitsForArm, finished: new Set(kept.finished) };
  return { ...where, completion: standing, withdrawal, reader, goTo, finish, isBehind, sync };
}
