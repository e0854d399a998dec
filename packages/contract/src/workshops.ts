import * as z from "zod";
import {
  TABLE_SIZE_MAX,
  TABLE_SIZE_MIN,
  TITLE_MAX_CHARS,
  WORKSHOP_ANSWER_MAX_CHARS,
  WORKSHOP_FOR_WHOM_MAX_CHARS,
  WORKSHOP_GUESTS_MAX,
  WORKSHOP_KEPT_DAYS,
  WORKSHOP_KEPT_DAYS_DEFAULT,
} from "./limits.ts";
import { isWorkshopCode, tidyCode } from "./workshop-code.ts";

const STEPS_MAX = 40;
const TIMER_MAX_S = 60 * 60;

/**
 * What people join by: six letters to read aloud. None looks or sounds like another, and without vowels they make no word.
 * Written in small letters, or with a hyphen or a space between, it is the same.
 */
export const WorkshopCode = z.string().transform(tidyCode).refine(isWorkshopCode, "This is no code of a workshop.");

/** What a step is about: a question of the trainer's own, a sentence of a challenge to say anew, a situation, or nothing: a break. */
export const STEP_KINDS = ["question", "challenge", "scenario", "break"] as const;

/** How people answer: each on their own, each table on one sheet, or everybody on one. */
export const STEP_MODES = ["each", "table", "room"] as const;
export type StepMode = (typeof STEP_MODES)[number];

/** What people are asked (`prompt`), and what it is about (`material`): the sentence or the situation, empty for a question. */
export const StepText = z.strictObject({
  kind: z.enum(STEP_KINDS),
  prompt: z.string().trim().min(1).max(500),
  material: z.string().trim().max(2000).default(""),
  mode: z.enum(STEP_MODES).default("each"),
});
export type StepText = z.infer<typeof StepText>;

/** Days for which what people wrote is kept after the workshop was last used. */
const KeptDays = z.literal(WORKSHOP_KEPT_DAYS);

/** For whom a workshop is held, in the trainer's words: those with the same steps are told apart by it. Guests do not read it. */
const ForWhom = z.string().trim().max(WORKSHOP_FOR_WHOM_MAX_CHARS);

/** Steps in their order. The trainer makes the id, so that a double click opens one. */
export const CreateWorkshop = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  forWhom: ForWhom.default(""),
  steps: z.array(StepText).min(1).max(STEPS_MAX),
  keptDays: KeptDays.default(WORKSHOP_KEPT_DAYS_DEFAULT),
});
export type CreateWorkshop = z.infer<typeof CreateWorkshop>;

/**
 * A workshop as it is to be, its steps in their order, each under its id; a new one under an id of the trainer's making. Nothing is
 * kept for longer than those who joined were told. With `version` only where that is what its writer had before them.
 */
export const EditWorkshop = z.strictObject({
  title: CreateWorkshop.shape.title,
  forWhom: ForWhom.optional(),
  steps: z
    .array(StepText.extend({ id: z.uuid() }))
    .min(1)
    .max(STEPS_MAX)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, "A step stands there twice."),
  keptDays: KeptDays.optional(),
  version: z.string().max(80).optional(),
});
export type EditWorkshop = z.infer<typeof EditWorkshop>;

/** A workshop in its trainer's list. */
export const Workshop = z.object({
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  forWhom: z.string(),
  createdAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** How many have joined. */
  joined: z.int(),
});
export type Workshop = z.infer<typeof Workshop>;

/** How far a step has come: people write, nobody writes any more, or the answers are shown to all. */
export const STEP_PHASES = ["writing", "locked", "revealed"] as const;
export type StepPhase = (typeof STEP_PHASES)[number];

const Position = z.int().min(0).max(STEPS_MAX).nullable();
const ofStep = { stepId: z.uuid() };

/** What a trainer does. Each names what is to be, so that a repeat changes nothing. */
export const SteerWorkshop = z.discriminatedUnion("act", [
  /** Everybody sees this step; null is before the first one, while people come in. */
  z.strictObject({ act: z.literal("go"), position: Position }),
  z.strictObject({ act: z.literal("phase"), ...ofStep, phase: z.enum(STEP_PHASES) }),
  /** Seconds from now, null for no timer. It is for the eye: when it has run out, people still finish their word. */
  z.strictObject({ act: z.literal("timer"), ...ofStep, seconds: z.int().min(5).max(TIMER_MAX_S).nullable() }),
  z.strictObject({ act: z.literal("discuss"), ...ofStep, answerId: z.uuid().nullable() }),
  z.strictObject({ act: z.literal("hide"), ...ofStep, answerId: z.uuid(), isHidden: z.boolean() }),
  /** While it is open, each gives their voice to one of the answers that are shown; how many is told when it is closed. */
  z.strictObject({ act: z.literal("vote"), ...ofStep, isOpen: z.boolean() }),
  /** Somebody loses their seat: nobody reads what they wrote on their own, and their key opens nothing. `admit` gives it back. */
  z.strictObject({ act: z.literal("remove"), guestId: z.uuid() }),
  z.strictObject({ act: z.literal("admit"), guestId: z.uuid() }),
  /** Everybody who is here by now is seated anew, so many at a table. */
  z.strictObject({ act: z.literal("tables"), size: z.int().min(TABLE_SIZE_MIN).max(TABLE_SIZE_MAX) }),
  z.strictObject({ act: z.literal("end"), isOver: z.boolean() }),
]);
export type SteerWorkshop = z.infer<typeof SteerWorkshop>;

/** What somebody who has joined does at the present step. */
export const GUEST_DOINGS = ["reading", "writing", "answered"] as const;

const DeskStep = StepText.strip().extend({
  id: z.uuid(),
  phase: z.enum(STEP_PHASES),
  /** Whether people have had it before them: then it stays. */
  isOpened: z.boolean(),
  endsAt: z.iso.datetime().nullable(),
  discussedId: z.uuid().nullable(),
  isVoting: z.boolean(),
});
export type DeskStep = z.infer<typeof DeskStep>;

/** An answer as everybody but its writer reads it. */
const Votes = z.int().min(0);
const RoomAnswer = z.object({ id: z.uuid(), text: z.string(), votes: Votes });
/** `table` is whose it is, where a table wrote it. One with rough words is hidden until the trainer shows it. */
const DeskAnswer = RoomAnswer.extend({ isHidden: z.boolean(), table: z.int().nullable() });
export type DeskAnswer = z.infer<typeof DeskAnswer>;

/** A workshop as its trainer steers it. Who wrote which answer is not in it; nor are answers that show somebody at risk. */
export const WorkshopDesk = Workshop.omit({ joined: true }).extend({
  /** The server's clock: a timer's end is told by it. */
  now: z.iso.datetime(),
  position: Position,
  steps: z.array(DeskStep),
  /** Another with every edit, and with nothing that its trainer does while it runs. */
  version: z.string(),
  tableSize: z.int(),
  keptDays: z.int(),
  /** Who has lost their seat. */
  removed: z.array(z.object({ id: z.uuid(), name: z.string() })),
  guests: z.array(z.object({ id: z.uuid(), name: z.string(), doing: z.enum(GUEST_DOINGS), table: z.int() })),
  /** Those to the present step, in no order that tells anything. */
  answers: z.array(DeskAnswer),
});
export type WorkshopDesk = z.infer<typeof WorkshopDesk>;

/** What was asked and answered in a workshop, to read and to print; without names, and without what shows somebody at risk. */
export const WorkshopResults = Workshop.pick({ title: true, forWhom: true, createdAt: true }).extend({
  steps: z.array(StepText.strip().extend({ id: z.uuid(), answers: z.array(DeskAnswer) })),
});
export type WorkshopResults = z.infer<typeof WorkshopResults>;

const RoomStep = StepText.strip().extend({ id: z.uuid(), number: z.int(), of: z.int() });
export type RoomStep = z.infer<typeof RoomStep>;

/** What everybody in the room has before them. */
export const Stage = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("gathering") }),
  z.object({ phase: z.literal("writing"), step: RoomStep, endsAt: z.iso.datetime().nullable() }),
  z.object({ phase: z.literal("locked"), step: RoomStep }),
  z.object({
    phase: z.literal("revealed"),
    step: RoomStep,
    /** None has a vote yet while people vote. */
    answers: z.array(RoomAnswer),
    discussedId: z.uuid().nullable(),
    isVoting: z.boolean(),
  }),
  z.object({ phase: z.literal("over") }),
]);
export type Stage = z.infer<typeof Stage>;

/** A workshop as those who have joined see it. */
export const Room = z.object({ id: z.uuid(), title: z.string(), now: z.iso.datetime(), stage: Stage });
export type Room = z.infer<typeof Room>;

/** An own answer; `version` counts its changes. */
export const OwnAnswer = z.object({ stepId: z.uuid(), text: z.string(), version: z.int() });
export type OwnAnswer = z.infer<typeof OwnAnswer>;

/** What is behind a code: the door, or for somebody who has joined their seat. `keptDays` is how long answers are kept. */
export const Seat = z.discriminatedUnion("isJoined", [
  z.object({
    isJoined: z.literal(false),
    title: z.string(),
    isOver: z.boolean(),
    /** Whether the trainer has taken their seat away. */
    isRemoved: z.boolean(),
    keptDays: z.int(),
  }),
  z.object({
    isJoined: z.literal(true),
    name: z.string(),
    keptDays: z.int(),
    /** Where they sit, and the names of the others there; an empty one for whoever gave none. */
    table: z.object({ number: z.int(), others: z.array(z.string()) }),
    room: Room,
    answers: z.array(OwnAnswer),
    /** The answers that they have voted for. */
    votes: z.array(z.uuid()),
  }),
]);
export type Seat = z.infer<typeof Seat>;

/** Joining: under a name, or with an empty one. */
export const JoinWorkshop = z.strictObject({ name: z.string().trim().max(60).default("") });
export type JoinWorkshop = z.infer<typeof JoinWorkshop>;

/** What opens one's own seat on another device. */
export const SeatKey = z.strictObject({ key: z.string().min(1).max(100) });
export type SeatKey = z.infer<typeof SeatKey>;

/** Giving one's voice to an answer, in place of the one before. */
export const CastVote = z.strictObject({ answerId: z.uuid() });
export type CastVote = z.infer<typeof CastVote>;

/** Sitting down at another table. */
export const TakeTable = z.strictObject({ table: z.int().min(1).max(WORKSHOP_GUESTS_MAX) });
export type TakeTable = z.infer<typeof TakeTable>;

/** `base` is the version that it was written on, 0 for the first words. */
export const WriteAnswer = z.strictObject({ text: z.string().max(WORKSHOP_ANSWER_MAX_CHARS), base: z.int().min(0) });
export type WriteAnswer = z.infer<typeof WriteAnswer>;
