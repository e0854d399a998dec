import type { QueryKey } from "@tanstack/react-query";
import type { LiveNoun } from "@wellput/contract";

/** Which queries each kind of thing lives in. A noun that the server announces and this list lacks does not compile. */
export const LIVE_KEYS = {
  scenario: ["scenarios"],
  sessionDocument: ["sessionDocuments"],
  challenge: ["challenges"],
  response: ["responses"],
  log: ["logs"],
  article: ["articles"],
  desk: ["desk"],
  workshop: ["workshops"],
  room: ["rooms"],
} as const satisfies Record<LiveNoun, QueryKey>;
