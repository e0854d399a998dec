import type { BotFeedback } from "@wellput/contract";
import { readMoreOf } from "./hints.ts";
import { severityLevel } from "./severity.ts";
import type { Snapshot } from "./snapshot.ts";

/** What of an answer is worth looking out for the next time. */
export function toBotFeedback({ attemptId, flags }: Snapshot): BotFeedback[] {
  return flags.map(({ id, c, phrase, sentence, sentenceIndex, r_str, severity }) => ({
    comment_id: `${attemptId}/${id}`.slice(-100),
    cid: c,
    s_str: sentence.slice(0, 2000),
    s_i: sentenceIndex,
    r_str: r_str.slice(0, 2000),
    definitely_bad: severityLevel(severity) !== "mild",
    read_more: readMoreOf(c),
    phr: phrase.slice(0, 2000),
  }));
}
