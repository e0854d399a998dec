import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

const QUOTA_MAX = 1_000_000;
const ARMS_MAX = 10;
const BLOCK_MAX = 20;
const LINK_PARAMETERS_MAX = 30;

/** What becomes of what somebody gave when they leave a study: it goes, or it stays without anything that says whose it is. */
export const Withdrawal = z.enum(["remove", "anonymise"]);
export type Withdrawal = z.infer<typeof Withdrawal>;

/** A value of a link that a panel made. */
export const PANEL_VALUE_MAX_CHARS = 200;
const PANEL_PARAMETERS_MAX = 10;
export const PanelParameter = z.string().regex(/^[A-Za-z][\w-]{0,39}$/);

/** The name of an arm, as in its data. */
export const ArmName = z.string().regex(/^[\w-]{1,40}$/);

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
  /** Where whoever has come to the end goes on to; `{userId}` stands for theirs, and so does a parameter of the panel. */
  completionUrl: z.union([z.literal(""), z.httpUrl().max(TITLE_MAX_CHARS)]).default(""),
  /** Into which people are put at random; none where all have the same. */
  arms: z.array(ArmName).max(ARMS_MAX).default([]),
  /** How often each arm comes in a block. */
  blockSize: z.int().min(1).max(BLOCK_MAX).default(2),
  /** Decides the order of the arms; where this is empty the one that it has stays, or one is drawn. */
  seed: z.string().trim().max(80).default(""),
  /** People who answer this question alike are divided evenly: `page/question`. */
  stratifyBy: z.string().trim().max(200).default(""),
  withdrawal: Withdrawal.default("remove"),
  /** Of the panel's link: kept with the participant. `userId` is kept anyway. */
  panelParameters: z.array(PanelParameter).max(PANEL_PARAMETERS_MAX).default([]),
});
export type Study = z.infer<typeof Study>;

const StudyVersion = z.string().max(80);

/** A study as it is stored; the same words have the same `version`. */
export const StoredStudy = Study.extend({ version: StudyVersion });
export type StoredStudy = z.infer<typeof StoredStudy>;

/** PUT /api/admin/courses/:name/study; with `version` only where that is what its writer had before them. */
export const ChangeStudy = Study.extend({ version: StudyVersion.optional() });
export type ChangeStudy = z.infer<typeof ChangeStudy>;

/** What somebody has to agree to before anything of them is kept; the same words are the same version. */
export const Consent = z.object({ version: z.string(), text: z.string(), withdrawal: Withdrawal });
export type Consent = z.infer<typeof Consent>;

/** In a study: what shows that something comes from the participant whose user id it has, which alone can be guessed. */
export const StudyProof = z.strictObject({
  /** Made by the device that begins: whoever has it may leave again. */
  key: z.uuid().optional(),
  /** What else their link says; a study keeps what it names. */
  panel: z
    .record(z.string(), z.string())
    .refine((values) => Object.keys(values).length <= LINK_PARAMETERS_MAX, "Too many parameters.")
    .default({}),
});
export type StudyProof = z.infer<typeof StudyProof>;

/** POST /api/courses/:name/:userId/withdrawal, with the key of the device that began. */
export const LeaveStudy = z.strictObject({ key: z.uuid() });
export type LeaveStudy = z.infer<typeof LeaveStudy>;

const Interval = z.object({
  name: z.string(),
  n: z.int(),
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** What came out in each arm: a mean where the answers have an order, else how many of all gave each answer, from 0 to 1. */
const outcome = { name: z.string(), meaning: z.string() };
const Outcome = z.discriminatedUnion("kind", [
  z.object({
    ...outcome,
    kind: z.literal("mean"),
    /** What the numbers stand for. */
    values: z.string(),
    /** The lowest and the highest that an answer can be; null where there is no highest. */
    range: z.tuple([z.number(), z.number()]).nullable(),
    arms: z.array(Interval),
  }),
  z.object({
    ...outcome,
    kind: z.literal("shares"),
    answers: z.array(z.object({ answer: z.string(), arms: z.array(Interval) })),
  }),
]);

/** Where people stop, and what came out in each arm; those without an arm stand under an empty name. */
export const StudyReport = z.object({
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** For whom the page is; none where it is for everybody. */
      arms: z.array(z.string()),
      reached: z.int(),
      stopped: z.int(),
    }),
  ),
  /** `left` have withdrawn; whose data went is not among the others. */
  arms: z.array(z.object({ name: z.string(), began: z.int(), finished: z.int(), left: z.int() })),
  outcomes: z.array(Outcome),
});
export type StudyReport = z.infer<typeof StudyReport>;
