import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { WORKSHOP_KEPT_DAYS_DEFAULT } from "@wellput/contract/limits";
import { useDraft } from "../../../lib/drafts.ts";
import { toastNotSaved } from "../../../ui/toast.tsx";
import { createWorkshopMutation } from "../workshops.api.ts";
import { NEW_WORKSHOP, type WorkshopDraft } from "./step-draft.ts";
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
  const create = useMutation({ ...createWorkshopMutation, onError: toastNotSaved });
  const handleOpened = () => {
    draft.forget();
    void navigate({ to: "/workshops/$id", params: { id: draft.id } });
  };
  return (
    <WorkshopForm
      draft={draft}
      saveWords="Open the workshop"
      isSaving={create.isPending}
      onSave={({ title, steps, keptDays = WORKSHOP_KEPT_DAYS_DEFAULT }) => {
        const json = {
          id: draft.id,
          title,
          keptDays,
          steps: steps.map(({ key: _key, isOpened: _isOpened, ...step }) => step),
        };
        create.mutate(json, { onSuccess: handleOpened });
      }}
    />
  );
}
