import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeSession, SessionChange, SessionDocument, SessionPlace } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { useEffect, useSyncExternalStore } from "react";
import { api } from "../../lib/api-client.ts";
import type { Draft } from "../../lib/drafts.ts";
import { followSheet } from "../../lib/live.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { fieldsOf, type SheetFields, writeFields } from "./session-fields.ts";
import type { SharedSheet } from "./shared-sheet.ts";
import { useSending } from "./use-sending.ts";

/** A link to a sheet; with `isOpening` the sheet is made if it is not there yet. */
export interface SheetLink extends SessionPlace {
  readonly isOpening: boolean;
}

/** A sheet that is open here, with every letter of it. */
export interface OpenSheet extends Pick<SessionDocument, "id" | "groupName" | "people"> {
  readonly letters: SharedSheet;
}

export interface SharedDraft<Fields> extends Omit<Draft<Fields>, "forget"> {
  /** Of those who write on the sheet. */
  readonly groupName: string;
  /** Who has the sheet open now. */
  readonly people: SessionDocument["people"];
  /** Why something is not with the others yet; null when all of it is. */
  readonly problem: unknown;
}

const sheetRoute = api.api.groups[":groupName"][":sessionId"][":name"];
const sheetKey = ({ groupName, sessionId, name }: SessionPlace) =>
  [...LIVE_KEYS.sessionDocument, groupName, sessionId, name] as const;

/** The sheet of a link: read anew it keeps what stands in it here, and takes what others wrote meanwhile. */
export function useSheet({ isOpening, ...place }: SheetLink) {
  const param = { param: place };
  return useSheetOf(sheetKey(place), () => parseResponse(isOpening ? sheetRoute.$put(param) : sheetRoute.$get(param)));
}

/** The same wherever it is read. */
export function useSheetOf(queryKey: readonly ["sessionDocuments", ...string[]], read: () => Promise<SessionDocument>) {
  const client = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: async (): Promise<OpenSheet> => {
      const [{ updates, ...sheet }, { SharedSheet }] = await Promise.all([read(), import("./shared-sheet.ts")]);
      const letters = client.getQueryData<OpenSheet>(queryKey)?.letters ?? new SharedSheet();
      letters.take({ updates });
      return { ...sheet, letters };
    },
    retry: false,
    meta: { takeRow: (data, { row }) => takeChange(data as OpenSheet, row as SessionChange | null) },
  });
}

/** What somebody wrote, in the sheet that is open; one that is closed to this person is asked for, and says so. */
function takeChange(sheet: OpenSheet, change: SessionChange | null): OpenSheet | undefined {
  if (!change) return undefined;
  if (change.id !== sheet.id) return sheet;
  if (!sheet.letters.takeSoon(change)) return undefined;
  return change.people ? { ...sheet, people: change.people } : sheet;
}

/**
 * Fields that several people fill in together: what one writes, the others see, letter by letter. What is not sent yet is kept on
 * this device, so that neither a reload nor a lost connection loses it.
 */
export function useSharedDraft<Fields extends SheetFields>(
  { isOpening: _isOpening, ...place }: SheetLink,
  { id, groupName, people, letters }: OpenSheet,
  own: Draft<Fields>,
): SharedDraft<Fields> {
  const send = useMutation({
    mutationFn: (json: ChangeSession) => parseResponse(sheetRoute.$patch({ param: place, json })),
  });
  const problem = useSending(`/sheet/${id}`, letters, send, people.count);
  useEffect(() => followSheet(id), [id]);
  useSyncExternalStore(letters.subscribe, letters.version);
  const fields = fieldsOf(own.fields, letters);
  const set: SharedDraft<Fields>["set"] = (change) => {
    const changed = typeof change === "function" ? change(fields) : change;
    const kept = writeFields(fields, changed, letters);
    if (Object.keys(kept).length > 0) own.set(kept);
  };
  return { id: own.id, groupName, fields, people, problem, set };
}
