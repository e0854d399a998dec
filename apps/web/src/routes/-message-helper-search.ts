import { readSessionId } from "../nouns/message/session-id.ts";

export interface MessageHelperSearch {
  readonly userId?: string | undefined;
  /** The number of a visit that began on the front page. */
  readonly response?: string | undefined;
  readonly recordAttempt?: "true" | undefined;
  readonly groups?: string | undefined;
}

const GROUPS_MAX_CHARS = 500;

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value.trim()) || undefined;

/** Names every parameter: one that is left out here would come through unread. */
export function readMessageHelperSearch(search: Record<string, unknown>): MessageHelperSearch {
  return {
    userId: textOf(search.userId),
    response: readSessionId(search.response),
    recordAttempt: search.recordAttempt === "true" ? "true" : undefined,
    groups: textOf(search.groups)?.slice(0, GROUPS_MAX_CHARS),
  };
}
