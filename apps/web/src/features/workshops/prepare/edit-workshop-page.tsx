import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { WorkshopDesk } from "@wellput/contract";
import { useDraft } from "../../../lib/drafts.ts";
import { useSaving } from "../../../lib/use-saving.ts";
import { QueryPage } from "../../../ui/query-page.tsx";
import { toastNotSaved } from "../../../ui/toast.tsx";
import { deskQuery, editWorkshopMutation } from "../workshops.api.ts";
import { draftOf, keptDaysChoice, type WorkshopDraft, withId } from "./step-draft.ts";
import { TrainerPage } from "./trainer-page.tsx";
import { WorkshopForm } from "./workshop-form.tsx";

/** A workshop that is open already, to change what comes. */
export function EditWorkshopPage({ id }: { readonly id: string }) {
  return (
    <QueryPage query={useQuery(deskQuery(id))} loading="Loading workshop…">
      {(desk) => (
        <TrainerPage
          title="Edit workshop"
          lead="Steps that people have had before them stay; everything else is yours to change."
        >
          <Form desk={desk} />
        </TrainerPage>
      )}
    </QueryPage>
  );
}

function Form({ desk }: { readonly desk: WorkshopDesk }) {
  const navigate = useNavigate();
  const draft = useDraft<WorkshopDraft>(`/workshops/${desk.id}/edit`, draftOf(desk));
  const edit = useMutation(editWorkshopMutation(desk.id));
  const saving = useSaving<WorkshopDraft, WorkshopDesk>({
    fields: draft.fields,
    store: ({ title, forWhom = "", steps, keptDays }) =>
      edit.mutateAsync({ title, forWhom, steps: steps.map(withId), ...(keptDays && { keptDays }) }),
    onSaved: () => {
      draft.forget();
      void navigate({ to: "/workshops/$id", params: { id: desk.id } });
    },
    onError: toastNotSaved,
  });
  return (
    <WorkshopForm
      draft={draft}
      keptDaysMax={desk.guests.length + desk.removed.length > 0 ? keptDaysChoice(desk.keptDays) : undefined}
      saveWords="Save the workshop"
      isSaving={saving.isBusy}
      onSave={saving.save}
    />
  );
}
