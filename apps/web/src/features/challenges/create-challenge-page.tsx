import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Challenge } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { fromDraft, newChallengeDraft } from "./challenge-draft.ts";
import { ChallengeForm, type EditorSlots } from "./challenge-form.tsx";
import { createChallengeMutation } from "./challenges.api.ts";

/** 'New Challenge', for admins; anybody else sees nothing. */
export function CreateChallengePage(slots: EditorSlots) {
  return useMe()?.isAdmin ? <CreateForm {...slots} /> : null;
}

function CreateForm(slots: EditorSlots) {
  const navigate = useNavigate();
  const [empty] = useState(newChallengeDraft);
  const draft = useDraft("/createchallenge", empty);
  const create = useMutation({ ...createChallengeMutation, onError: toastNotSaved });

  const handleSaved = ({ id, title, groups }: Challenge) => {
    draft.forget();
    void navigate({ to: "/challenges", state: { savedChallenge: { id, title, groups } } });
  };
  return (
    <Page title="New Challenge">
      <ChallengeForm
        draft={draft}
        isBusy={create.isPending}
        {...slots}
        onSave={() => create.mutate({ id: draft.id, ...fromDraft(draft.fields) }, { onSuccess: handleSaved })}
      />
    </Page>
  );
}
