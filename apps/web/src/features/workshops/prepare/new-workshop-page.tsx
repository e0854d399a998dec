import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { WORKSHOP_KEPT_DAYS_DEFAULT } from "@wellput/contract/limits";
import { useDraft } from "../../../lib/drafts.ts";
import { useSaving } from "../../../lib/use-saving.ts";
import { toastNotSaved } from "../../../ui/toast.tsx";
import { createWorkshopMutation, editWorkshopMutation } from "../workshops.api.ts";
import { NEW_WORKSHOP, type WorkshopDraft, withId } from "./step-draft.ts";
import { TrainerPage } from "./trainer-page.tsx";
import { WorkshopForm } from "./workshop-form.tsx";

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
  const create = useMutation(createWorkshopMutation);
  const edit = useMutation(editWorkshopMutation(draft.id));
  const saving = useSaving<WorkshopDraft, unknown>({
    fields: draft.fields,
    store: ({ title, forWhom = "", steps, keptDays = WORKSHOP_KEPT_DAYS_DEFAULT }, stored) => {
      const about = { title, forWhom, keptDays };
      return stored
        ? edit.mutateAsync({ ...about, steps: steps.map(withId) })
        : create.mutateAsync({ id: draft.id, ...about, steps: steps.map(withId).map(({ id: _id, ...step }) => step) });
    },
    onSaved: () => {
      draft.forget();
      void navigate({ to: "/workshops/$id", params: { id: draft.id } });
    },
    onError: toastNotSaved,
  });
  return <WorkshopForm draft={draft} saveWords="Open the workshop" isSaving={saving.isBusy} onSave={saving.save} />;
}
