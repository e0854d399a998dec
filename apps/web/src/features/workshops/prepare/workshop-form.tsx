import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Draft } from "../../../lib/drafts.ts";
import { holdsTooMuch } from "../../../ui/box-length.ts";
import { AddStep } from "./add-step.tsx";
import { ForWhomInput } from "./for-whom-input.tsx";
import { KeptDaysSelect } from "./kept-days-select.tsx";
import type { WorkshopDraft } from "./step-draft.ts";
import { StepFields } from "./step-fields.tsx";

interface WorkshopFormProps {
  readonly draft: Draft<WorkshopDraft>;
  /** Those who joined were told that much: it may not grow. */
  readonly keptDaysMax?: number | undefined;
  readonly saveWords: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** What there is to decide before it is saved. */
  readonly children?: ReactNode;
}

/** A workshop's title and its steps in their order. */
export function WorkshopForm({ draft, keptDaysMax, saveWords, isSaving, onSave, children }: WorkshopFormProps) {
  const [isTried, setTried] = useState(false);
  const { title, forWhom, steps, keptDays } = draft.fields;
  const set = (at: number, step: WorkshopDraft["steps"][number] | null) =>
    draft.set({ steps: steps.flatMap((one, index) => (index === at ? (step ?? []) : one)) });
  const move = (from: number, to: number) => {
    const moved = [...steps];
    moved.splice(to, 0, ...moved.splice(from, 1));
    draft.set({ steps: moved });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!title.trim() || steps.length === 0 || steps.some(({ prompt }) => !prompt.trim())) return;
    if (!holdsTooMuch(event.currentTarget)) onSave();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="lg">
        <TextInput
          label="Title"
          description="Everybody who joins reads it."
          maxLength={TITLE_MAX_CHARS}
          value={title}
          error={isTried && !title.trim() && "Give it a title."}
          onChange={(event) => draft.set({ title: event.currentTarget.value })}
        />
        <ForWhomInput value={forWhom} onChange={(whom) => draft.set({ forWhom: whom })} />
        <section aria-labelledby="steps">
          <Title order={2} id="steps" mb="sm">
            Steps
          </Title>
          <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
            {steps.map((step, at) => (
              <StepFields
                key={step.key}
                step={step}
                number={at + 1}
                isLast={at === steps.length - 1}
                isTried={isTried}
                onChange={(changed) => set(at, changed)}
                onMove={(by) => move(at, at + by)}
                onRemove={() => set(at, null)}
              />
            ))}
          </Stack>
          {steps.length === 0 && (
            <Text c={isTried ? "var(--mantine-color-error)" : "dimmed"} role={isTried ? "alert" : undefined}>
              There is no step yet. One is enough to begin.
            </Text>
          )}
        </section>
        <AddStep onAdd={(step) => draft.set((latest) => ({ steps: [...latest.steps, step] }))} />
        <KeptDaysSelect value={keptDays} max={keptDaysMax} onChange={(days) => draft.set({ keptDays: days })} />
        {children}
        <div>
          <Button type="submit" size="lg" loading={isSaving}>
            {saveWords}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
