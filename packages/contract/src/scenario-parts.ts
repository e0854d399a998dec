import * as z from "zod";
import { TEXT_MAX_CHARS } from "./limits.ts";

const LABEL_MAX_CHARS = 100;
const LABELS_MAX = 100;
const BOT_FEEDBACK_MAX = 200;
const PHRASE_MAX_CHARS = 2000;
const LAST_STEP = 9;

/**
 * A remark of the feedback, kept so that its writer can look out for the phrase: the comment's id and code (`cid`), its
 * sentence with the index, its text, whether it is sure to land badly, the article on its code, and the phrase itself.
 */
export const BotFeedback = z.strictObject({
  comment_id: z.string().max(LABEL_MAX_CHARS),
  cid: z.string().max(LABEL_MAX_CHARS),
  s_str: z.string().max(PHRASE_MAX_CHARS),
  s_i: z.int().min(0),
  r_str: z.string().max(PHRASE_MAX_CHARS),
  definitely_bad: z.boolean(),
  read_more: z.string().max(PHRASE_MAX_CHARS),
  phr: z.string().max(PHRASE_MAX_CHARS),
});
export type BotFeedback = z.infer<typeof BotFeedback>;

const Text = z.string().max(TEXT_MAX_CHARS);
const Labels = z.array(z.string().min(1).max(LABEL_MAX_CHARS)).max(LABELS_MAX);
const BotFeedbackList = z.array(BotFeedback).max(BOT_FEEDBACK_MAX);
/** The step that one is at. */
const StepKey = z.int().min(0).max(LAST_STEP);

/** What a scenario has besides its story and its message, each of it given. */
export const scenarioParts = {
  judgment: Text,
  observation: Text,
  acknowledge: Text,
  aspiration: Text,
  strategies: Text,
  request: Text,
  pseudoFeelings: Labels,
  ownFeelings: Labels,
  ownNeeds: Labels,
  othersFeelings: Labels,
  othersNeeds: Labels,
  botFeedbackList: BotFeedbackList,
  key: StepKey,
};

/** The same for a new scenario, where nothing of it needs to be given. */
export const newScenarioParts = {
  judgment: Text.default(""),
  observation: Text.default(""),
  acknowledge: Text.default(""),
  aspiration: Text.default(""),
  strategies: Text.default(""),
  request: Text.default(""),
  pseudoFeelings: Labels.default([]),
  ownFeelings: Labels.default([]),
  ownNeeds: Labels.default([]),
  othersFeelings: Labels.default([]),
  othersNeeds: Labels.default([]),
  botFeedbackList: BotFeedbackList.default([]),
  key: StepKey.default(0),
};

const ScenarioParts = z.object(scenarioParts);
export type ScenarioParts = z.infer<typeof ScenarioParts>;
