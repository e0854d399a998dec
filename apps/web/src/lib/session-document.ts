import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeSession, SessionChange, SessionDocument, SessionPlace } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { useEffect, useRef, useState } from "react";
import { api } from "./api-client.ts";
import { type Draft, useDraft } from "./drafts.ts";
import { followSheet } from "./live.ts";
import { changesOf, fieldsOf, type Pending, type SheetFields, settle, withChange } from "./session-fields.ts";

/** What is written is sent so soon after its first letter; others see it well within a second. */
const SEND_AFTER_MS = 250;
const TRY_AGAIN_AFTER_MS = 2000;

/** A link to a sheet; with `isOpening` the sheet is made if it is not there yet. */
export interface SheetLink extends SessionPlace {
  readonly isOpening: boolean;
}

type EarlierText = SessionDocument["earlier"][number];

export interface SharedDraft<Fields> extends Omit<Draft<Fields>, "forget"> {
  /** Of those who write on the sheet. */
  readonly groupName: string;
  /** Texts that somebody replaced without having seen them, newest first. */
  readonly earlier: readonly EarlierText[];
  readonly putBack: (text: EarlierText) => void;
  /** Who has the sheet open now. */
  readonly people: SessionDocument["people"];
  /** Why something is not with the others yet; null when all of it is. */
  readonly problem: unknown;
}

const sheetRoute = api.api.groups[":groupName"][":sessionId"][":name"];
const sheetKey = ({ groupName, sessionId, name }: SessionPlace) =>
  ["sessionDocuments", groupName, sessionId, name] as const;

/** The sheet of a link, as it is now. */
export function useSheet({ isOpening, ...place }: SheetLink) {
  return useQuery({
    queryKey: sheetKey(place),
    queryFn: (): Promise<SessionDocument> =>
      parseResponse(isOpening ? sheetRoute.$put({ param: place }) : sheetRoute.$get({ param: place })),
    retry: false,
    meta: { takeRow: (data, { row }) => takeChange(data as SessionDocument, row as SessionChange | null) },
  });
}

/** What somebody wrote, in the sheet that is open; one that is closed to this person is asked for, and says so. */
function takeChange(sheet: SessionDocument, change: SessionChange | null): SessionDocument | undefined {
  if (!change) return undefined;
  return change.id === sheet.id ? withChange(sheet, change) : sheet;
}

/**
 * Fields that several people fill in together: what one writes, the others see. What is not sent yet is kept on this
 * device, so that neither a reload nor a lost connection loses it.
 */
export function useSharedDraft<Fields extends SheetFields>(
  { isOpening: _isOpening, ...place }: SheetLink,
  sheet: SessionDocument,
  own: Draft<Fields>,
): SharedDraft<Fields> {
  const client = useQueryClient();
  const [writer] = useState(() => crypto.randomUUID());
  const draft = useDraft<{ pending: Pending }>(`/sheet/${sheet.id}`, { pending: {} });
  const { pending } = draft.fields;
  const hasPending = Object.keys(pending).length > 0;
  const send = useMutation({
    mutationFn: (json: ChangeSession) => parseResponse(sheetRoute.$patch({ param: place, json })),
    onSuccess: (after: SessionChange, { fields: sent }) => {
      // What was replaced meanwhile is told by its own event, which may be newer than this answer.
      const { id, fields } = after;
      client.setQueryData<SessionDocument>(sheetKey(place), (before) => before && withChange(before, { id, fields }));
      draft.set((latest) => ({ pending: settle(latest.pending, sent, after) }));
    },
  });
  useEffect(() => followSheet(sheet.id), [sheet.id]);

  const { mutate, isPending, isError } = send;
  const dueAt = useRef<number | null>(null);
  useEffect(() => {
    if (!hasPending || isPending) return;
    // Counted from the first letter: who types without a pause is read all the same.
    dueAt.current ??= Date.now() + (isError ? TRY_AGAIN_AFTER_MS : SEND_AFTER_MS);
    const timer = setTimeout(
      () => {
        dueAt.current = null;
        mutate({ writer, fields: pending });
      },
      Math.max(dueAt.current - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [hasPending, pending, isPending, isError, mutate, writer]);

  const fields = fieldsOf(own.fields, sheet, pending);
  const set: SharedDraft<Fields>["set"] = (change) => {
    const changed = typeof change === "function" ? change(fields) : change;
    const { shared, kept } = changesOf(fields, changed, sheet, pending);
    if (Object.keys(kept).length > 0) own.set(kept);
    if (Object.keys(shared).length > 0) draft.set((latest) => ({ pending: { ...latest.pending, ...shared } }));
  };
  return {
    id: own.id,
    groupName: sheet.groupName,
    fields,
    earlier: sheet.earlier,
    people: sheet.people,
    problem: hasPending ? send.error : null,
    set,
    putBack: ({ field, value }) => set({ [field]: value } as Partial<Fields>),
  };
}
