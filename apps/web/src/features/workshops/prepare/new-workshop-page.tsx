import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { type FormEvent, useState } from "react";
import { useDraft } from "../../../lib/drafts.ts";
import { toastNotSaved } from "../../../ui/toast.tsx";
import { createWorkshopMutation } from "../workshops.api.ts";
import { AddStep } from "./add-step.tsx";
import { NEW_WORKSHOP, type WorkshopDraft } from "./step-draft.ts";
import { StepFields } from "./step-fields.tsx";
import { TrainerPage } from "./trainer-page.tsx";

/** What a workshop asks, in order; opening it gives the code. */
export function NewWorkshopPage() {
  return (
    <TrainerPage
      title="New workshop"
      lead="Put what you ask in order. People have one step at a time before them, and you say when it goes on."
    >
      <Form />
    </TrainerPage>
  );
}

function Form() {
  const navigate = useNavigate();
  const draft = useDraft<WorkshopDraft>("/workshops/new", NEW_WORKSHOP);
  const [isTried, setTried] = useState(false);
  const create = useMutation({ ...createWorkshopMutation, onError: toastNotSaved });
  const { title, steps } = draft.fields;
  const set = (at: number, step: WorkshopDraft["steps"][number] | null) =>
    draft.set({ steps: steps.flatMap((one, index) => (index === at ? (step ?? []) : one)) });
  const move = (from: number, to: number) => {
    const moved = [...steps];
    moved.splice(to, 0, ...moved.splice(from, 1));
    draft.set({ steps: moved });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!title.trim() || steps.length === 0 || steps.some(({ prompt }) => !prompt.trim())) return;
    const json = { id: draft.id, title, steps: steps.map(({ key: _key, ...step }) => step) };
    const handleOpened = () => {
      draft.forget();
      void navigate({ to: "/workshops/$id", params: { id: draft.id } });
    };
    create.mutate(json, { onSuccess: handleOpened });
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
        <div>
          <Button type="submit" size="lg" loading={create.isPending}>
            Open the workshop
          </Button>
        </div>
      </Stack>
    </form>
  );
}
