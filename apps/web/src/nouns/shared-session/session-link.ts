import type { SheetLink } from "./session-document.ts";

/** What a link to a shared session says besides the page that it opens. */
export interface SessionSearch {
  readonly groupName?: string;
  readonly sessionId?: string;
  readonly initialiseDoc?: string;
}

const textOf = (name: keyof SessionSearch, value: unknown) =>
  typeof value === "string" && value ? { [name]: value } : {};

/** Reads it from an address; anything else there is left out. */
export function readSessionSearch({ groupName, sessionId, initialiseDoc }: Record<string, unknown>): SessionSearch {
  return {
    ...textOf("groupName", groupName),
    ...textOf("sessionId", sessionId),
    ...textOf("initialiseDoc", initialiseDoc),
  };
}

/** The sheet that a link names, of what is filled in there; undefined where one fills it in alone. */
export function toSheetLink(
  { groupName, sessionId, initialiseDoc }: SessionSearch,
  name: string,
): SheetLink | undefined {
  return groupName && sessionId ? { groupName, sessionId, name, isOpening: initialiseDoc === "true" } : undefined;
}
