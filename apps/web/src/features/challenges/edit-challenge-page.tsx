import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Challenge } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { fromDraft, toDraft } from "./challenge-draft.ts";
import { ChallengeForm, type RenderGroupChoice } from "./challenge-form.tsx";
import { challengeQuery, updateChallengeMutation } from "./challenges.api.ts";

interface EditChallengePageProps {
  readonly id: string;
  readonly renderGroupChoice: RenderGroupChoice;
}

/** 'Edit Challenge', for its author and for admins. */
export function EditChallengePage({ id, renderGroupChoice }: EditChallengePageProps) {
  return (
    <QueryPage query={useQuery(challengeQuery(id))} loading="Loading challenge...">
      {(challenge) => (
        <Page title="Edit Challenge">
          {challenge.canEdit ? (
            <EditForm key={challenge.id} challenge={challenge} renderGroupChoice={renderGroupChoice} />
          ) : (
            <p>Only its author can change this.</p>
          )}
        </Page>
      )}
    </QueryPage>
  );
}

interface EditFormProps {
  readonly challenge: Challenge;
  readonly renderGroupChoice: RenderGroupChoice;
}

function EditForm({ challenge, renderGroupChoice }: EditFormProps) {
  const navigate = useNavigate();
  const [stored] = useState(() => toDraft(challenge));
  const draft = useDraft(`/editchallenge/${challenge.id}`, stored);
  const update = useMutation({ ...updateChallengeMutation, onError: toastNotSaved });

  const handleSaved = () => {
    draft.forget();
    void navigate({ to: "/challenges" });
  };
  return (
    <ChallengeForm
      draft={draft}
      isBusy={update.isPending}
      renderGroupChoice={renderGroupChoice}
      onSave={() => update.mutate({ id: challenge.id, change: fromDraft(draft.fields) }, { onSuccess: handleSaved })}
    />
  );
}
