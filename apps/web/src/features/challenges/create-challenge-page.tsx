import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { newChallengeDraft } from "./challenge-draft.ts";
import { ChallengeForm, type EditorSlots } from "./challenge-form.tsx";
import { createChallengeMutation } from "./challenges.api.ts";
import { useShowSaved } from "./saved-challenge.tsx";

/** 'New Challenge', for admins; anybody else sees nothing. */
export function CreateChallengePage(slots: EditorSlots) {
  return useMe()?.isAdmin ? <CreateForm {...slots} /> : null;
}

function CreateForm(slots: EditorSlots) {
  const [empty] = useState(newChallengeDraft);
  const draft = useDraft("/createchallenge", empty);
  const create = useMutation({ ...createChallengeMutation, onError: toastNotSaved });
  const showSaved = useShowSaved(draft);
  return (
    <Page title="New Challenge">
      <ChallengeForm
        draft={draft}
        state="new"
        isBusy={create.isPending}
        {...slots}
        onSave={(challenge) => create.mutate({ id: draft.id, ...challenge }, { onSuccess: showSaved })}
      />
    </Page>
  );
}
