import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { fromDraft, newChallengeDraft } from "./challenge-draft.ts";
import { ChallengeForm, type RenderGroupChoice } from "./challenge-form.tsx";
import { createChallengeMutation } from "./challenges.api.ts";

interface CreateChallengePageProps {
  readonly renderGroupChoice: RenderGroupChoice;
}

/** 'New Challenge', for admins; anybody else sees nothing. */
export function CreateChallengePage(props: CreateChallengePageProps) {
  return useMe()?.isAdmin ? <CreateForm {...props} /> : null;
}

function CreateForm({ renderGroupChoice }: CreateChallengePageProps) {
  const navigate = useNavigate();
  const [empty] = useState(newChallengeDraft);
  const draft = useDraft("/createchallenge", empty);
  const create = useMutation({ ...createChallengeMutation, onError: toastNotSaved });

  const handleSaved = () => {
    draft.forget();
    void navigate({ to: "/challenges" });
  };
  return (
    <Page title="New Challenge">
      <ChallengeForm
        draft={draft}
        isBusy={create.isPending}
        renderGroupChoice={renderGroupChoice}
        onSave={() => create.mutate({ id: draft.id, ...fromDraft(draft.fields) }, { onSuccess: handleSaved })}
      />
    </Page>
  );
}
