import * as z from "zod";
import { FeedbackCode, StrengthCode } from "./code.ts";
import { ANALYSIS_MAX_CHARS } from "./limits.ts";

/** What a sentence trains: A Aspiration, Ak Acknowledgment, O Observation, S Strategy, R Request, M Final Message, G General. */
export const SKILL_CODES = ["A", "Ak", "O", "S", "R", "M", "G"] as const;
export const SkillCode = z.enum(SKILL_CODES);
export type SkillCode = z.infer<typeof SkillCode>;

/** Whom the message is for: u downwards (to a report), d upwards (to a boss), a across. */
export const DIRECTIONS = ["u", "d", "a"] as const;
export const Direction = z.enum(DIRECTIONS);
export type Direction = z.infer<typeof Direction>;

/** The same as it is sent: 'all', as the form has it, is kept as a. */
export const SentDirection = z
  .enum([...DIRECTIONS, "all"])
  .transform((direction): Direction => (direction === "all" ? "a" : direction));

/**
 * One remark of the engine. `r_str` its text, `c` its code, `r_i` the indices of its tokens in `s_tok`, `bad` false for a
 * strength, `prompt_str` the key of its hint. Beyond the old protocol: `rule`, `severity` (0 to 1), `certainty` (of a flag: red
 * for what is likely to hurt, amber for what may sting or is only missing), `start` and `end`
 * (UTF-16 code units into `message`, end exclusive) and, where one can be given, a `rewording`: the
 * `text` to put in the place of `start` to `end`, the phrase or as much around it as has to change with it.
 */
export const Comment = z.object({
  id: z.string().describe("Of the comment, built on message_id; a rating names it."),
  r_str: z.string().describe("What to say to the writer."),
  c: z.union([FeedbackCode, StrengthCode]).describe("The code: what kind of remark it is."),
  r_i: z.array(z.number().int()).describe("The tokens that it is about: indices into s_tok."),
  bad: z.boolean().describe("False for a strength: it names what works."),
  prompt_str: z.string().describe("The key of the hint that goes with it."),
  rule: z.string().describe("The rule that found it."),
  severity: z.number().min(0).max(1).describe("From 0, light, to 1, hard."),
  certainty: z
    .enum(["red", "amber"])
    .optional()
    .describe("Of a flag: red for what is likely to hurt, amber for what may sting or is only missing."),
  start: z.number().int().describe("Where the phrase begins in message, in UTF-16 code units."),
  end: z.number().int().describe("Where it ends, exclusive."),
  rewording: z
    .object({ start: z.number().int(), end: z.number().int(), text: z.string() })
    .optional()
    .describe("Another way to say it, where one can be given: the text to put in the place of start to end."),
});
export type Comment = z.infer<typeof Comment>;

/** One sentence: its text, tokens, flagged phrases and comments; `start` and `end` as in Comment. */
export const SentenceFeedback = z.object({
  s_str: z.string().describe("The sentence as it was written."),
  s_tok: z.array(z.string()).describe("Its tokens: words and signs."),
  phr: z.array(z.string()).describe("Its flagged phrases."),
  r_l: z.array(Comment).describe("The comments on it."),
  start: z.number().int().describe("Where it begins in message, in UTF-16 code units."),
  end: z.number().int().describe("Where it ends, exclusive."),
});
export type SentenceFeedback = z.infer<typeof SentenceFeedback>;

/**
 * What a text says may be happening: somebody may hurt themselves, is being hurt or controlled, or may hurt another; a child
 * is in danger; or a life is at risk this minute.
 */
export const DANGERS = ["self_harm", "abuse_victim", "threat_to_other", "child", "emergency"] as const;
export const Danger = z.enum(DANGERS);
export type Danger = z.infer<typeof Danger>;

/** `sentence0`, `sentence1`, … in the order of the text, beside the fields of the whole message. With `danger`
 * `end_response_str` says where help is: show it first, and nothing about wording before somebody goes on with the message
 * (`go_on`). There are no comments until then.
 */
export const UserInput = z
  .object({
    message: z.string().describe("The text that was read."),
    message_id: z.string().describe("Of this analysis; the ids of its comments are built on it."),
    end_response_str: z.string().describe("A sentence about the whole; with danger it says where help is."),
    image_name_list: z.array(z.string()).describe("Drawings of the codes that were flagged, under url_for_images."),
    url_for_images: z.string().describe("The folder of the drawings."),
    engine_version: z
      .string()
      .describe("The engine that read the message, and where a language model's flags stand, its name behind “with”."),
    danger: Danger.optional().describe("There where somebody may be at risk: show end_response_str first."),
    may_need_help: z
      .literal(true)
      .optional()
      .describe(
        "There where somebody may need help, less surely than with danger: name where help is in a line beside the comments.",
      ),
    language: z
      .literal("other")
      .optional()
      .describe("There where the message is not in English, which is all that is read so far."),
    attempt_recorded: z
      .literal(false)
      .optional()
      .describe("There where record_attempt was asked for and the try could not be kept: the rest is whole."),
  })
  .catchall(z.unknown());
export type UserInput = z.infer<typeof UserInput> & { [sentence: `sentence${number}`]: SentenceFeedback };

export interface AnalysisResponse {
  readonly user_input: UserInput;
}

/** The sentences of an answer, in the order of the text. */
export function sentencesOf(input: UserInput): SentenceFeedback[] {
  return Object.entries(input)
    .filter(([key]) => /^sentence\d+$/.test(key))
    .sort(([a], [b]) => Number(a.slice(8)) - Number(b.slice(8)))
    .map(([, sentence]) => sentence as SentenceFeedback);
}

/** A flag that travels in a form or a query: the words true and false, in any case. */
const FormFlag = z.stringbool({ truthy: ["true"], falsy: ["false"] });

/**
 * The form of PUT /prod/user_input and of callAPI. `data` is the text. With `record_attempt` the try is kept at
 * `attempt_path` (one or three segments) with g, d, tg, old_m, t and sess_id. `attempt_id` makes a retry harmless. In a study
 * `study_key` or `study_panel` shows that it comes from the participant.
 * `data` may be missing here: the server answers NO_INPUT_DATA for that. Whatever else is sent is left unread.
 */
export const AnalysisForm = z.object({
  data: z
    .string()
    .optional()
    .describe(`The message, at most ${ANALYSIS_MAX_CHARS.toLocaleString("en")} characters.`),
  db_flag: FormFlag.default(false).describe("Keep the message."),
  prompt: z
    .string()
    .max(2000)
    .optional()
    .describe("What the writer was asked; it may say what the sentence is meant to be."),
  record_attempt: FormFlag.default(false).describe("Keep the try with what was said about it."),
  attempt_id: z.uuid().optional().describe("The id of the try: the same again keeps it once."),
  attempt_path: z.string().max(300).default("generalAttempt").describe("Where the try is kept: one or three segments."),
  g: z.string().max(500).optional().describe("Groups of the try, as you name them."),
  d: SentDirection.default("a").describe("Whom the message is for: u to a report, d to a boss, a or all across."),
  tg: z.string().max(500).optional().describe("Tags of the try, as you name them."),
  old_m: z.string().max(20_000).optional().describe("The message that this one rewords."),
  t: SkillCode.default("G").describe(
    "What the sentence trains: A aspiration, Ak acknowledgment, O observation, S strategy, R request, M final message, G everything.",
  ),
  sess_id: z.string().max(100).optional().describe("The session of the try, as you name it."),
  study_key: z.uuid().optional().describe("Of a participant's try in a study: the key that goes with every step."),
  study_panel: z
    .string()
    .max(20_000)
    .optional()
    .describe("The same of what the panel's link said, as an address has it: name=value&name=value."),
  go_on: FormFlag.default(false).describe("The writer has read where help is, and wants comments all the same."),
  own_engine: FormFlag.default(false).describe(
    "Only our own engine reads the message, also where a language model gives the feedback.",
  ),
});
export type AnalysisForm = z.infer<typeof AnalysisForm>;
