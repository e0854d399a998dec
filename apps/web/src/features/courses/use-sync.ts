import { useQueryClient } from "@tanstack/react-query";
import type { CourseProgress } from "@wellput/contract";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { beginningKey, sendProgress } from "./courses.api.ts";
import { readKept, type Seat, writeKept } from "./kept.ts";
import { sendWaiting } from "./outbox.ts";

/** What a device keeps: `key` is the page one is at, `isUnsent` that the server does not know it yet. */
export interface KeptProgress {
  readonly version: string | null;
  readonly key: number;
  readonly finished: readonly string[];
  readonly isUnsent: boolean;
}

const NOTHING: KeptProgress = { version: null, key: 0, finished: [], isUnsent: false };
const RETRY_MS = 5000;

export const readProgress = (seat: Seat): KeptProgress => readKept(seat, "progress", NOTHING);

/** Sends what the server does not have yet, and answers what it knows by then. */
async function sendAll(seat: Seat, userId: string, progress: KeptProgress): Promise<CourseProgress | null> {
  await sendWaiting(seat);
  if (!progress.isUnsent) return null;
  const { key: index, finished } = progress;
  return sendProgress({ ...seat, userId }, { index, finished: [...finished] });
}

interface Sync {
  /** The last try failed: there will be another. */
  readonly isBehind: boolean;
  readonly sync: () => void;
}

/** Sends the newest state, one request at a time, and again after a while where that failed. */
export function useSync(seat: Seat, latest: RefObject<KeptProgress>, onKnown: (known: CourseProgress) => void): Sync {
  const client = useQueryClient();
  const [isBehind, setBehind] = useState(false);
  const sending = useRef({ isOn: false, isAgain: false, timer: 0 });
  const told = useRef(onKnown);
  useEffect(() => {
    told.current = onKnown;
  });

  const sync = useCallback(async () => {
    const { current } = sending;
    if (seat.userId === null) return;
    current.isAgain = current.isOn;
    if (current.isOn) return;
    window.clearTimeout(current.timer);
    current.isOn = true;
    const sent = latest.current;
    try {
      const known = await sendAll(seat, seat.userId, sent);
      if (latest.current === sent) latest.current = { ...sent, isUnsent: false };
      if (known) told.current(known);
      writeKept(seat, "progress", latest.current);
      setBehind(false);
    } catch (problem) {
      const isAsked = ["CONSENT_NEEDED", "STUDY_LEFT", "BEGUN_ELSEWHERE"].includes(asApiError(problem).code);
      // The course has become a study meanwhile: its page asks, and what was done here goes along with the answer.
      if (isAsked) await client.invalidateQueries({ queryKey: beginningKey(seat.course, seat.userId) });
      else current.timer = window.setTimeout(sync, RETRY_MS);
      setBehind(!isAsked);
    }
    current.isOn = false;
    if (current.isAgain) void sync();
  }, [seat, latest, client]);

  useEffect(() => {
    const { current } = sending;
    const handleOnline = () => void sync();
    window.addEventListener("online", handleOnline);
    return () => {
      window.removeEventListener("online", handleOnline);
      window.clearTimeout(current.timer);
    };
  }, [sync]);
  return { isBehind, sync: useCallback(() => void sync(), [sync]) };
}
