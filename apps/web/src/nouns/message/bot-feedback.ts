import type { BotFeedback } from "@wellput/contract";

/** As many as are kept. */
const BOT_FEEDBACK_MAX = 200;

/** Without what an earlier version kept on this device in another shape. */
export const knownFeedback = (list: readonly BotFeedback[]): BotFeedback[] =>
  list.filter(({ comment_id }) => comment_id !== undefined);

/** The list with what came new: the same remark on the same phrase is there once. */
export function addBotFeedback(list: readonly BotFeedback[], phrases: readonly BotFeedback[]): BotFeedback[] {
  const known = new Set(list.map(nameOf));
  return [...list, ...phrases.filter((phrase) => !known.has(nameOf(phrase)))].slice(-BOT_FEEDBACK_MAX);
}

const nameOf = ({ cid, phr, s_str }: BotFeedback) => JSON.stringify([cid, phr, s_str]);
