import { type CreateScenario, NO_PARTS, TEXT_PARTS, WITHHELD } from "@wellput/contract";
import type { Analyser } from "../../analyser/analyser.ts";
import { textsAtRisk } from "../../analyser/texts-at-risk.ts";

type Written = Omit<CreateScenario, "id" | "isPublic" | "groupName" | "parentDoc">;

/** What of an answer others may read: nothing, where one of its texts shows somebody at risk. Throws as the analyser does. */
export async function readableByOthers(analyser: Analyser, written: Written, signal: AbortSignal): Promise<Written> {
  const { title, summary, finalMessage } = written;
  const texts = [title, summary, finalMessage, ...TEXT_PARTS.map((part) => written[part])];
  const atRisk = await textsAtRisk(analyser, texts, signal);
  if (atRisk.size === 0) return written;
  return { ...NO_PARTS, title: WITHHELD, summary: WITHHELD, finalMessage: WITHHELD };
}
