import { useCallback, useState } from "react";
import { forgetStored, readStored, writeStored } from "../../lib/storage.ts";
import { forgetId, participantDraft } from "../../nouns/participant/participant.ts";

/** Who takes which course; `userId` is null for whoever takes it without a link of their own. */
export interface Seat {
  readonly course: string;
  readonly userId: string | null;
  /** Whoever makes the course looks at it: nothing is kept, nor sent. */
  readonly isPreview?: boolean;
}

const keyOf = ({ course, userId }: Seat, what: string) =>
  ["course", course.toLowerCase(), ...(userId === null ? [] : [userId]), what].join(":");

/** What this device keeps of somebody's way through a course; by person, because several may share a device. */
export function readKept<Value extends object>(seat: Seat, what: string, initial: Value): Value {
  const found = seat.isPreview ? null : readStored(keyOf(seat, what));
  return found !== null && typeof found === "object" ? { ...initial, ...found } : initial;
}

export const writeKept = (seat: Seat, what: string, value: object): boolean =>
  seat.isPreview === true || writeStored(keyOf(seat, what), value);

/** The same as state of a component. */
export function useKept<Value extends object>(seat: Seat, what: string, initial: Value) {
  const [value, setValue] = useState(() => readKept(seat, what, initial));
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      writeKept(seat, what, next);
    },
    [seat, what],
  );
  return [value, keep] as const;
}

/** Removes from this device what somebody did and wrote in a course. */
export function forgetSeat(seat: Seat & { readonly userId: string }): void {
  const own = keyOf(seat, "");
  const draft = participantDraft("", { collection: seat.course, userId: seat.userId }).toLowerCase();
  forgetStored((key) => key.startsWith(own) || (key.startsWith("draft") && key.endsWith(draft)));
  forgetId(seat.course);
}
