import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Challenge } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { fromDraft, toDraft } from "./challenge-draft.ts";
import { ChallengeForm, type EditorSlots } from "./challenge-form.tsx";
import { challengeQuery, updateChallengeMutation } from "./challenges.api.ts";

interface EditChallengePageProps extends EditorSlots {
  readonly id: string;
}

/** 'Edit Challenge', for its author and for admins. */
export function EditChallengePage({ id, ...slots }: EditChallengePageProps) {
  return (
    <QueryPage query={useQuery(challengeQuery(id))} loading="Loading challenge...">
      {(challenge) => (
        <Page title="Edit Challenge">
          {challenge.canEdit ? (
            <EditForm key={challenge.id} challenge={challenge} {...slots} />
          ) : (
            <p>Only its author can change this.</p>
          )}
        </Page>
      )}
    </QueryPage>
  );
}

interface EditFormProps extends EditorSlots {
  readonly challenge: Challenge;
}

function EditForm({ challenge, ...slots }: EditFormProps) {
  const navigate = useNavigate();
  const [stored] = useState(() => toDraft(challenge));
  const draft = useDraft(`/editchallenge/${challenge.id}`, stored);
  const update = useMutation({ ...updateChallengeMutation, onError: toastNotSaved });

  const handleSaved = ({ id, title, groups }: Challenge) => {
    draft.forget();
    void navigate({ to: "/challenges", state: { savedChallenge: { id, title, groups } } });
  };
  return (
    <ChallengeForm
      draft={draft}
      isBusy={update.isPending}
      {...slots}
      onSave={() => update.mutate({ id: challenge.id, change: fromDraft(draft.fields) }, { onSuccess: handleSaved })}
    />
  );
}
