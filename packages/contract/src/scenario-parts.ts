import * as z from "zod";
import { TEXT_MAX_CHARS } from "./limits.ts";

const LABEL_MAX_CHARS = 100;
const LABELS_MAX = 100;
const WATCHED_MAX = 200;
const PHRASE_MAX_CHARS = 2000;
const LAST_STEP = 9;

/** A phrase that feedback spoke about: kept so that its writer can look out for it. */
export const WatchedPhrase = z.strictObject({
  id: z.string().max(LABEL_MAX_CHARS),
  code: z.string().max(LABEL_MAX_CHARS),
  phrase: z.string().max(PHRASE_MAX_CHARS),
  s_str: z.string().max(PHRASE_MAX_CHARS),
  r_str: z.string().max(PHRASE_MAX_CHARS),
});
export type WatchedPhrase = z.infer<typeof WatchedPhrase>;

const Text = z.string().max(TEXT_MAX_CHARS);
const Labels = z.array(z.string().min(1).max(LABEL_MAX_CHARS)).max(LABELS_MAX);
const Watched = z.array(WatchedPhrase).max(WATCHED_MAX);
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
  botFeedbackList: Watched,
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
  botFeedbackList: Watched.default([]),
  key: StepKey.default(0),
};

const ScenarioParts = z.object(scenarioParts);
export type ScenarioParts = z.infer<typeof ScenarioParts>;
