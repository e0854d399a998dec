import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

const QUOTA_MAX = 1_000_000;

/** What a course asks of its participants as a study, and whom it lets in. Empty texts ask for nothing. */
export const Study = z.strictObject({
  /** What people agree to before they begin; paragraphs with an empty line between. */
  consent: z.string().trim().max(TEXT_MAX_CHARS).default(""),
  /** Nobody begins before the one moment or after the other; whoever has begun may finish. */
  opensAt: z.iso.datetime({ offset: true }).nullable().default(null),
  closesAt: z.iso.datetime({ offset: true }).nullable().default(null),
  /** So many begin. */
  quota: z.int().min(1).max(QUOTA_MAX).nullable().default(null),
  /** Shown to whoever has come to the end, for those who sent them. */
  completionCode: z.string().trim().max(TITLE_MAX_CHARS).default(""),
});
export type Study = z.infer<typeof Study>;

/** What somebody has to agree to before anything of them is kept; the same words are the same version. */
export const Consent = z.object({ version: z.string(), text: z.string() });
export type Consent = z.infer<typeof Consent>;
