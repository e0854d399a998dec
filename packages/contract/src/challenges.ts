import * as z from "zod";
import { Direction, SentDirection, SkillCode } from "./analysis.ts";
import { CHALLENGE_SENTENCES_MAX, GROUP_DEFAULT, TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { PageQuery, SearchWords } from "./paging.ts";

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARS);
const Labels = z.array(z.string().trim().min(1).max(100)).max(50);

/** A sentence to rephrase: `t` the skill it trains, `p` the prompt, `s` the sentence, `m` sample answers, one a line. */
export const ChallengeSentence = z.strictObject({
  t: SkillCode,
  p: z.string().max(1000),
  s: z.string().trim().min(1).max(1000),
  m: z.string().max(4000).default(""),
});
export type ChallengeSentence = z.infer<typeof ChallengeSentence>;

/** Without defaults: in an update a missing field is one to leave alone. */
const fields = {
  title: Title,
  summary: z.string().max(TEXT_MAX_CHARS),
  challengeObjectList: z.array(ChallengeSentence).min(1).max(CHALLENGE_SENTENCES_MAX),
  tags: Labels,
  groups: Labels.min(1),
  /** Whom its messages are for. */
  direction: SentDirection,
  /** For whom the exercise is written. */
  type: SentDirection,
};

export const ChallengeFields = z.strictObject({
  ...fields,
  summary: fields.summary.default(""),
  tags: fields.tags.default([]),
  groups: fields.groups.default([GROUP_DEFAULT]),
  direction: fields.direction.default("a"),
  type: fields.type.default("a"),
});
export type ChallengeFields = z.infer<typeof ChallengeFields>;

/** With `isPublic` false it is a draft: nobody finds it but its author. */
export const CreateChallenge = ChallengeFields.extend({ id: z.uuid(), isPublic: z.boolean().default(true) });
export type CreateChallenge = z.infer<typeof CreateChallenge>;

/** What changes of a challenge, written on the version that its writer had before them. */
export const UpdateChallenge = z.strictObject({
  ...z.strictObject({ ...fields, isPublic: z.boolean() }).partial().shape,
  version: z.int().min(1),
});
export type UpdateChallenge = z.infer<typeof UpdateChallenge>;

/**
 * A challenge as somebody reads it. Its sample answers, `m`, are empty but for those who may edit it: `sampled` are the
 * sentences that have some, by index, and each sentence's are read after a try of one's own. `version` grows with every change.
 */
export const Challenge = ChallengeFields.extend({
  id: z.uuid(),
  direction: Direction,
  type: Direction,
  sampled: z.array(z.int()),
  isPublic: z.boolean(),
  authByAdmin: z.boolean(),
  mine: z.boolean(),
  canEdit: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
}).strip();
export type Challenge = z.infer<typeof Challenge>;

/** The sample answers of one sentence, one a line. */
export const ChallengeSamples = z.object({ samples: z.string() });
export type ChallengeSamples = z.infer<typeof ChallengeSamples>;

/** `attempt` is the try of one's own, by its id. */
export const SamplesQuery = z.strictObject({ attempt: z.uuid().optional() });

/** Which challenges of a list: those with some words, with a tag, and those written for somebody. */
export const ChallengesQuery = PageQuery.extend({
  mine: z.stringbool().default(false),
  q: SearchWords,
  tag: z.string().max(100).optional(),
  type: SentDirection.optional(),
});
export type ChallengesQuery = z.infer<typeof ChallengesQuery>;

/** Of fewer people it is not told how they fare: it would be told of each. */
export const CHALLENGE_PEOPLE_MIN = 3;

/**
 * How a challenge goes, in numbers alone: answers that were submitted, and sentence by sentence the tries at it, the
 * signed-in people who made them, and how many of these still had something marked in their latest; null of too few people.
 */
export const ChallengeProgress = z.object({
  responses: z.int(),
  sentences: z.array(z.object({ tries: z.int(), people: z.int(), marked: z.int().nullable() })),
});
export type ChallengeProgress = z.infer<typeof ChallengeProgress>;
