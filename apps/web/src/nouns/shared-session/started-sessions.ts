import { readStored, writeStored } from "../../lib/storage.ts";

/** Who may join: a group as a link names it, by its id, which stays when its name changes; and as it was called. */
export interface SessionGroup {
  readonly key: string;
  readonly name: string;
}

/** A session that a trainer has passed on or opened, so that its link is found again. */
export interface StartedSession {
  readonly sessionId: string;
  readonly group: SessionGroup;
  readonly startedAt: string;
}

const KEPT_MAX = 5;
const keyOf = (trainerId: string, scenarioId: string) => `sessions:${trainerId}:${scenarioId}`;

/** The latest sessions that a trainer started on this device, newest first. */
export function startedSessions(trainerId: string, scenarioId: string): readonly StartedSession[] {
  const found = readStored(keyOf(trainerId, scenarioId));
  return Array.isArray(found) ? found.map(toStarted) : [];
}

/** Kept by an earlier version, a session has its group's name alone. */
function toStarted({ groupName, ...kept }: StartedSession & { readonly groupName?: string }): StartedSession {
  return groupName === undefined ? kept : { ...kept, group: { key: groupName, name: groupName } };
}

/** Remembers a session on this device; the same one again with another group takes its own place. */
export function rememberSession(trainerId: string, scenarioId: string, session: StartedSession): void {
  const others = startedSessions(trainerId, scenarioId).filter(({ sessionId }) => sessionId !== session.sessionId);
  writeStored(keyOf(trainerId, scenarioId), [session, ...others].slice(0, KEPT_MAX));
}

/** A session's number as people say it: the five digits that its link has, or five from its key. */
export function sessionNumber(sessionId: string): string {
  if (/^\d{5}$/.test(sessionId)) return sessionId;
  return String(10_000 + (Number.parseInt(sessionId.slice(0, 8), 16) % 90_000));
}
