import { readChallenge } from "./features/challenges/public.ts";
import { readLog } from "./features/logs/public.ts";
import { readScenario } from "./features/scenarios/public.ts";
import { readChange } from "./features/session-documents/public.ts";
import { readRoomFor } from "./features/workshops/public.ts";
import type { Deps } from "./http/env.ts";
import type { RowReaders } from "./live/live-hub.ts";

/** Things that people look at together, or one person in several tabs: what has become of them travels with the event. */
export function createRowReaders({ db, now }: Pick<Deps, "db" | "now">): RowReaders {
  return {
    challenge: ({ event }) => readChallenge(db, event.id),
    room: async ({ event, parts }) => (parts?.isWhole ? null : readRoomFor({ db, now }, event.id)),
    log: ({ event }) => readLog(db, event.id),
    scenario: ({ event }) => readScenario(db, event.id),
    sessionDocument: ({ event, parts }) => readChange(db, event.id, parts),
  };
}
