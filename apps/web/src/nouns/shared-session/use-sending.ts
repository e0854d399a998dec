import type { UseMutationResult } from "@tanstack/react-query";
import type { ChangeSession } from "@wellput/contract";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import type { SharedSheet } from "./shared-sheet.ts";

/** What is written is sent so soon after its first letter, with what was written until then. */
const SEND_AFTER_MS = 40;
const SEND_AFTER_EACH_MS = 5;
const SEND_AFTER_MAX_MS = 1000;
const TRY_AGAIN_AFTER_MS = 1000;
/** So much at once: more, written while away, goes in several steps. */
const AT_ONCE_MAX_CHARS = 60_000;

interface Kept {
  readonly unsent: readonly string[];
}

const isAllSent = ({ unsent }: Kept): boolean => unsent.length === 0;

type Send = Pick<UseMutationResult<unknown, Error, ChangeSession>, "mutate" | "isPending" | "isError" | "error">;

/**
 * Sends what is written in a sheet here as it is typed, one change after the other, and keeps it on this device until the server has
 * it; `writers` is how many have the sheet open. Answers why something is not with the others yet; null when all of it is.
 */
export function useSending(place: string, letters: SharedSheet, send: Send, writers = 1): unknown {
  const draft = useDraft<Kept>(place, { unsent: [] }, "tab", isAllSent);
  const { unsent } = draft.fields;
  const at = useRef("unsent");
  const { set } = draft;
  useState(() => letters.take({ updates: [...unsent] }));
  useEffect(() => {
    letters.onMade((field, update) => {
      at.current = field;
      set((latest) => ({ unsent: [...latest.unsent, update] }));
    });
  }, [letters, set]);

  const { mutate, isPending, isError } = send;
  const dueAt = useRef<number | null>(null);
  useEffect(() => {
    if (unsent.length === 0 || isPending) return;
    // Counted from the first letter: who types without a pause is read all the same.
    dueAt.current ??= Date.now() + (isError ? TRY_AGAIN_AFTER_MS : sendAfter(writers));
    const timer = setTimeout(
      () => {
        dueAt.current = null;
        const some = fitting(unsent);
        const json = { writer: letters.writer, field: at.current, update: letters.asOne(some) };
        mutate(json, { onSuccess: () => set((latest) => ({ unsent: latest.unsent.slice(some.length) })) });
      },
      Math.max(dueAt.current - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [unsent, isPending, isError, mutate, letters, set, writers]);
  return unsent.length > 0 ? send.error : null;
}

/** A whole room on one sheet hears of each other a little later: every change goes to everybody. */
const sendAfter = (writers: number) =>
  Math.min(Math.max(SEND_AFTER_MS, writers * SEND_AFTER_EACH_MS), SEND_AFTER_MAX_MS);

/** As many as go at once, and one at least. */
function fitting(updates: readonly string[]): readonly string[] {
  let chars = 0;
  const count = updates.findIndex((update) => {
    chars += update.length;
    return chars > AT_ONCE_MAX_CHARS;
  });
  return count === -1 ? updates : updates.slice(0, Math.max(count, 1));
}
