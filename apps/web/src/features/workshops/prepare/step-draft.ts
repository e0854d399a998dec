import type { Challenge, EditWorkshop, Scenario, StepText, WorkshopDesk } from "@wellput/contract";
import { WORKSHOP_KEPT_DAYS, WORKSHOP_KEPT_DAYS_DEFAULT } from "@wellput/contract/limits";

/** A step that is being prepared; `key` is its id, and tells it from others while it moves. */
export interface StepDraft extends StepText {
  readonly key: string;
  /** Whether people have had it before them: then it stays. */
  readonly isOpened?: boolean;
}

export type KeptDays = (typeof WORKSHOP_KEPT_DAYS)[number];

export interface WorkshopDraft {
  readonly title: string;
  /** Absent where somebody began before that could be said. */
  readonly forWhom?: string;
  /** For how long what people write is kept; absent where somebody began before that could be said. */
  readonly keptDays?: KeptDays;
  readonly steps: readonly StepDraft[];
}

const PROMPT_MAX_CHARS = 500;
const MATERIAL_MAX_CHARS = 2000;

export const newStep = (kind: StepText["kind"], prompt: string, material = ""): StepDraft => ({
  key: crypto.randomUUID(),
  kind,
  prompt: prompt.slice(0, PROMPT_MAX_CHARS),
  material: material.slice(0, MATERIAL_MAX_CHARS),
  mode: "each",
});

/** What is chosen where words are kept for so many days: an installation may keep them for fewer than any choice. */
export const keptDaysChoice = (days: number): KeptDays =>
  WORKSHOP_KEPT_DAYS.find((choice) => choice >= days) ?? WORKSHOP_KEPT_DAYS_DEFAULT;

export const NEW_WORKSHOP: WorkshopDraft = { title: "", steps: [] };

/** A sentence of a challenge to say anew. */
export const stepOfSentence = ({ p, s }: Challenge["challengeObjectList"][number]): StepDraft =>
  newStep("challenge", p.trim() || "How would you say this?", s);

/** A situation to find a message for. */
export const stepOfScenario = ({ title, summary }: Pick<Scenario, "title" | "summary">): StepDraft =>
  newStep("scenario", "What would you say here?", summary.trim() ? `${title}\n${summary}` : title);

/** A step as it is saved; its key is its id. */
export const withId = ({ key: id, isOpened: _isOpened, ...step }: StepDraft): StepText & { readonly id: string } => ({
  ...step,
  id,
});

/** A workshop that is there already. */
export const draftOf = ({
  title,
  forWhom,
  steps,
  keptDays,
}: Pick<WorkshopDesk, "title" | "forWhom" | "steps" | "keptDays">): WorkshopDraft => ({
  title,
  forWhom,
  keptDays: keptDaysChoice(keptDays),
  steps: steps.map(({ id, kind, prompt, material, mode, isOpened }) => ({
    key: id,
    kind,
    prompt,
    material,
    mode,
    isOpened,
  })),
});

/** For how long what people write may be kept: those who joined were told that much. */
export const keptDaysMax = ({ guests, removed, keptDays }: WorkshopDesk): KeptDays | undefined =>
  guests.length + removed.length > 0 ? keptDaysChoice(keptDays) : undefined;

/** What becomes of a workshop that has gone on: a step that people have had before them stays, as they answered it. */
export function editOf({ title, forWhom = "", steps, keptDays }: WorkshopDraft, desk: WorkshopDesk): EditWorkshop {
  const edited = [...steps];
  for (const [at, step] of draftOf(desk).steps.entries()) {
    if (!step.isOpened) continue;
    const mine = edited.findIndex(({ key }) => key === step.key);
    const { prompt, material } = edited[mine] ?? step;
    edited.splice(mine === -1 ? at : mine, mine === -1 ? 0 : 1, { ...step, prompt, material });
  }
  const max = keptDaysMax(desk) ?? Number.POSITIVE_INFINITY;
  const told = keptDays && keptDaysChoice(Math.min(keptDays, max));
  return { title, forWhom, steps: edited.map(withId), ...(told && { keptDays: told }) };
}
