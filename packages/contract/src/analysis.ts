import * as z from "zod";
import { FeedbackCode, StrengthCode } from "./code.ts";

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
  id: z.string(),
  r_str: z.string(),
  c: z.union([FeedbackCode, StrengthCode]),
  r_i: z.array(z.number().int()),
  bad: z.boolean(),
  prompt_str: z.string(),
  rule: z.string(),
  severity: z.number().min(0).max(1),
  certainty: z.enum(["red", "amber"]).optional(),
  start: z.number().int(),
  end: z.number().int(),
  rewording: z.object({ start: z.number().int(), end: z.number().int(), text: z.string() }).optional(),
});
export type Comment = z.infer<typeof Comment>;

/** One sentence: its text, tokens, flagged phrases and comments; `start` and `end` as in Comment. */
export const SentenceFeedback = z.object({
  s_str: z.string(),
  s_tok: z.array(z.string()),
  phr: z.array(z.string()),
  r_l: z.array(Comment),
  start: z.number().int(),
  end: z.number().int(),
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
    message: z.string(),
    message_id: z.string(),
    end_response_str: z.string(),
    image_name_list: z.array(z.string()),
    url_for_images: z.string(),
    /** Of the engine that read the message. */
    engine_version: z.string(),
    danger: Danger.optional(),
    /** There where the message is not in English, which is all that is read so far: "nothing to remark on" would say nothing. */
    language: z.literal("other").optional(),
    /** There, and false, when `record_attempt` was asked for and the try could not be kept: the rest is whole. */
    attempt_recorded: z.literal(false).optional(),
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
 * `attempt_path` (one or three segments) with g, d, tg, old_m, t and sess_id. `attempt_id` makes a retry harmless.
 * `data` may be missing here: the server answers NO_INPUT_DATA for that. Whatever else is sent is left unread.
 */
export const AnalysisForm = z.object({
  data: z.string().optional(),
  db_flag: FormFlag.default(false),
  prompt: z.string().max(2000).optional(),
  record_attempt: FormFlag.default(false),
  attempt_id: z.uuid().optional(),
  attempt_path: z.string().max(300).default("generalAttempt"),
  g: z.string().max(500).optional(),
  d: SentDirection.default("a"),
  tg: z.string().max(500).optional(),
  old_m: z.string().max(20_000).optional(),
  t: SkillCode.default("G"),
  sess_id: z.string().max(100).optional(),
  go_on: FormFlag.default(false),
});
export type AnalysisForm = z.infer<typeof AnalysisForm>;
