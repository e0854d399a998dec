import type { QueryClient } from "@tanstack/react-query";
import { hintsQuery, strengthHintsQuery } from "../hints.ts";
import { lateAnswer } from "../late-parts.ts";
import { loadDrawing } from "../load-drawing.ts";
import { wakeReader } from "./read-on-device.ts";

/** Fetches the engine and whatever its comments may show: words of help, drawings. A failure is told when it is needed. */
export function prepare(client: QueryClient): void {
  wakeReader();
  void client.prefetchQuery(hintsQuery);
  void client.prefetchQuery(strengthHintsQuery);
  lateAnswer.fetch().catch(() => undefined);
  loadDrawing().catch(() => undefined);
}
