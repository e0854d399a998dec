import type { Challenge, Scenario, StepText, WorkshopDesk } from "@wellput/contract";

/** A step that is being prepared; `key` is its id, and tells it from others while it moves. */
export interface StepDraft extends StepText {
  readonly key: string;
  /** Whether people have had it before them: then it stays. */
  readonly isOpened?: boolean;
}

export interface WorkshopDraft {
  readonly title: string;
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

export const NEW_WORKSHOP: WorkshopDraft = { title: "", steps: [] };

/** A sentence of a challenge to say anew. */
export const stepOfSentence = ({ p, s }: Challenge["challengeObjectList"][number]): StepDraft =>
  newStep("challenge", p.trim() || "How would you say this?", s);

/** A situation to find a message for. */
export const stepOfScenario = ({ title, summary }: Pick<Scenario, "title" | "summary">): StepDraft =>
  newStep("scenario", "What would you say here?", summary.trim() ? `${title}\n${summary}` : title);

/** A workshop that is there already. */
export const draftOf = ({ title, steps }: Pick<WorkshopDesk, "title" | "steps">): WorkshopDraft => ({
  title,
  steps: steps.map(({ id, kind, prompt, material, mode, isOpened }) => ({
    key: id,
    kind,
    prompt,
    material,
    mode,
    isOpened,
  })),
});
