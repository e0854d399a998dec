import type { BotFeedback } from "@wellput/contract";
import { readMoreOf } from "./hints.ts";
import { isRed } from "./severity.ts";
import type { Snapshot } from "./snapshot.ts";

/** What of an answer is worth looking out for the next time. */
export function toBotFeedback({ attemptId, flags }: Snapshot): BotFeedback[] {
  return flags.map((flag) => ({
    comment_id: `${attemptId}/${flag.id}`.slice(-100),
    cid: flag.c,
    s_str: flag.sentence.slice(0, 2000),
    s_i: flag.sentenceIndex,
    r_str: flag.r_str.slice(0, 2000),
    definitely_bad: isRed(flag),
    read_more: readMoreOf(flag.c),
    phr: flag.phrase.slice(0, 2000),
  }));
}
