import * as z from "zod";
import { Direction } from "./analysis.ts";
import { ChallengeSentence } from "./challenges.ts";
import { CHALLENGE_SENTENCES_MAX, RESPONSE_SLOTS, TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { ANSWER_SLOTS } from "./response-slots.ts";

const Text = z.string().max(TEXT_MAX_CHARS);
const slots = Object.fromEntries(ANSWER_SLOTS.map((slot) => [slot, Text.default("")])) as Record<
  (typeof ANSWER_SLOTS)[number],
  z.ZodDefault<z.ZodString>
>;

/** What a challenge asked when it was answered; it may have changed since. */
const AskedChallenge = z.object({
  direction: Direction,
  sentences: z.array(ChallengeSentence.omit({ m: true })).max(CHALLENGE_SENTENCES_MAX),
});
export type AskedChallenge = z.infer<typeof AskedChallenge>;

/**
 * One person's answers to a challenge: `sentence0` to `sentence9`, by the challenge's sentences. `firstTries` are the same
 * as they stood when feedback was asked for the first time, before anything had helped; empty where it never was. `asked` is
 * what was read when they were written; without it that is the challenge as it is now.
 */
export const CreateResponse = z.strictObject({
  id: z.uuid(),
  parentDoc: z.uuid(),
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  summary: Text.default(""),
  ...slots,
  firstTries: z.array(Text).max(RESPONSE_SLOTS).default([]),
  additional: Text.default(""),
  asked: AskedChallenge.optional(),
});
export type CreateResponse = z.infer<typeof CreateResponse>;

/**
 * A response as its author sees it. `asked` has the sentences that it was given to, in the order of its slots; null of an
 * old one whose challenge had gone before they were kept.
 */
export const ChallengeResponse = CreateResponse.extend({
  parentDoc: z.uuid().nullable(),
  asked: AskedChallenge.nullable(),
  createdAt: z.iso.datetime(),
}).strip();
export type ChallengeResponse = z.infer<typeof ChallengeResponse>;

/** A response as admins find it: to which challenge and when, not what it says or whose it is. */
export const ResponseEntry = z.object({
  id: z.uuid(),
  /** The challenge's title; null when it is gone. */
  challenge: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ResponseEntry = z.infer<typeof ResponseEntry>;
