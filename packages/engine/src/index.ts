import { type AnalyseOptions, analyseWith } from "./analyse.ts";
import type { Analysis } from "./comment.ts";
import { rules } from "./rules/registry.gen.ts";

export type { AnalyseOptions } from "./analyse.ts";
export type { Care } from "./care/danger.ts";
export { careOf, dangerOf } from "./care/danger-of.ts";
export { HELP_NEAR } from "./care/help-texts.ts";
export type { Danger } from "./care/kinds.ts";
export {
  type Direction,
  type EngineCode,
  FEEDBACK_CODES,
  type FeedbackCode,
  type SkillCode,
  STRENGTH_CODES,
  type StrengthCode,
} from "./codes.ts";
export type { Analysis, EngineComment, SentenceAnalysis, SentenceToken } from "./comment.ts";
export { type Empathy, empathise, empathyHtml } from "./empathy/empathise.ts";
export { type EmpathyWords, empathyWords } from "./empathy/next-words.ts";
export type { Finding, Rule, RuleExamples } from "./rule.ts";
export { STING_KINDS, STINGS, type StingKind } from "./sting/kinds.ts";
export { toWire, type WireComment, type WireResponse, type WireSentence } from "./wire.ts";
export { type ForeignFlag, withFlags } from "./with-flags.ts";
export { rules };

/** Reads a message and comments on its phrases: what may land badly, why, how else to say it, and what works. Never throws. */
export function analyse(message: string, options: AnalyseOptions = {}): Analysis {
  return analyseWith(rules, message, options);
}
