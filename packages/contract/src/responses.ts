import * as z from "zod";
import { RESPONSE_SLOTS, TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

const Slots = z.array(z.string().max(TEXT_MAX_CHARS)).max(RESPONSE_SLOTS);

/**
 * One person's answers to a challenge: up to ten sentences, by slot. `firstTries` are the same as they stood when feedback
 * was asked for the first time, before anything had helped; empty where it never was.
 */
export const CreateResponse = z.strictObject({
  id: z.uuid(),
  parentDoc: z.uuid(),
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  summary: z.string().max(TEXT_MAX_CHARS).default(""),
  sentences: Slots,
  firstTries: Slots.default([]),
  additional: z.string().max(TEXT_MAX_CHARS).default(""),
});
export type CreateResponse = z.infer<typeof CreateResponse>;

/** A response as its author sees it. */
export const ChallengeResponse = CreateResponse.extend({
  parentDoc: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
}).strip();
export type ChallengeResponse = z.infer<typeof ChallengeResponse>;
