import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { WorkshopDesk } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../../lib/drafts.ts";
import { QueryPage } from "../../../ui/query-page.tsx";
import { useEditing } from "../../../ui/use-editing.tsx";
import { deskQuery, editWorkshopMutation } from "../workshops.api.ts";
import { draftOf, editOf, keptDaysMax } from "./step-draft.ts";
import { TrainerPage } from "./trainer-page.tsx";
import { WorkshopForm } from "./workshop-form.tsx";

/** A workshop that is open already, to change what comes. */
export function EditWorkshopPage({ id }: { readonly id: string }) {
  const [round, setRound] = useState(0);
  return (
    <QueryPage query={useQuery(deskQuery(id))} loading="Loading workshop…">
      {(desk) => (
        <TrainerPage
          title="Edit workshop"
          lead="Steps that people have had before them stay; everything else is yours to change."
        >
          <Form key={round} desk={desk} onStartAgain={() => setRound(round + 1)} />
        </TrainerPage>
      )}
    </QueryPage>
  );
}

interface FormProps {
  readonly desk: WorkshopDesk;
  readonly onStartAgain: () => void;
}

function Form({ desk, onStartAgain }: FormProps) {
  const navigate = useNavigate();
  const draft = useDraft(`/workshops/${desk.id}/edit`, { ...draftOf(desk), version: desk.version });
  const edit = useMutation(editWorkshopMutation(desk.id));
  const saving = useEditing({
    draft,
    stored: desk,
    queryKey: deskQuery(desk.id).queryKey,
    store: (fields, version) => edit.mutateAsync({ ...editOf(fields, desk), version }),
    onSaved: () => {
      draft.forget();
      void navigate({ to: "/workshops/$id", params: { id: desk.id } });
    },
    onStartAgain,
  });
  return (
    <WorkshopForm
      draft={draft}
      keptDaysMax={keptDaysMax(desk)}
      saveWords="Save the workshop"
      isSaving={saving.isBusy}
      onSave={saving.save}
    >
      {saving.conflict}
    </WorkshopForm>
  );
}
