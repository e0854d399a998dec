import type { Database } from "./db/database.ts";
import { readChallenge } from "./features/challenges/public.ts";
import { readScenario } from "./features/scenarios/public.ts";
import { readChange } from "./features/session-documents/public.ts";
import type { RowReaders } from "./live/live-hub.ts";

/** The things that many people look at together: what has become of them travels with the event. */
export function createRowReaders(db: Database): RowReaders {
  return {
    challenge: ({ event }) => readChallenge(db, event.id),
    scenario: ({ event }) => readScenario(db, event.id),
    sessionDocument: ({ event, parts }) => readChange(db, event.id, parts),
  };
}
