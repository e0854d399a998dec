import { type Draft, useDraft } from "../../lib/drafts.ts";
import type { LogDraft } from "./log-draft.ts";

export const NEW_LOG_PLACE = "/newlog";

/** What an earlier version of the product kept at the same place was of another shape. */
const SHAPE = "four-sides";

/** A log that is being written here, kept on this device until it is saved. */
export function useLogDraft(place: string, initial: LogDraft): Draft<LogDraft> {
  return useDraft(`${place}:${SHAPE}`, initial);
}
