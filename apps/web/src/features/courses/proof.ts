import type { ChangeCourseProgress } from "@wellput/contract";
import { readKept, type Seat, writeKept } from "./kept.ts";
import type { CourseSearch } from "./who.ts";

/** For as long as a page is open it has one key, whatever another tab does. */
const keys = new Map<string, string>();

/** Shows that it is this device that began: whoever has it may leave. */
export function keyOf(seat: Seat): string {
  const name = `${seat.course.toLowerCase()}/${seat.userId}`;
  const known = keys.get(name);
  if (known) return known;
  const key = readKept(seat, "key", { key: "" }).key || crypto.randomUUID();
  keys.set(name, key);
  writeKept(seat, "key", { key });
  return key;
}

const PARAMETER = /^[A-Za-z][\w-]{0,39}$/;
const PARAMETERS_MAX = 30;

interface Link {
  readonly values: Readonly<Record<string, string>>;
}
const NO_LINK: Link = { values: {} };

/** Keeps what a panel's link says besides the user id, for when the page is opened again without. */
export function keepLink(seat: Seat, { userId: _own, ...search }: CourseSearch): void {
  const all = Object.entries(search).flatMap(([name, value]) =>
    PARAMETER.test(name) && value !== undefined ? [[name, value] as const] : [],
  );
  if (all.length > 0) writeKept(seat, "link", { values: Object.fromEntries(all.slice(0, PARAMETERS_MAX)) });
}

/** What goes with every step. */
export const proofOf = (seat: Seat): Pick<ChangeCourseProgress, "key" | "panel"> => ({
  key: keyOf(seat),
  panel: readKept(seat, "link", NO_LINK).values,
});
