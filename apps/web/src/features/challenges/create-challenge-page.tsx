import { useMutation } from "@tanstack/react-query";
import type { Challenge } from "@wellput/contract";
import { useRef, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { type ChallengeDraft, fromDraft, newChallengeDraft } from "./challenge-draft.ts";
import { ChallengeForm, type EditorSlots } from "./challenge-form.tsx";
import { createChallengeMutation, updateChallengeMutation } from "./challenges.api.ts";
import { useShowSaved } from "./saved-challenge.tsx";

/** 'New Challenge', for admins; anybody else sees nothing. */
export function CreateChallengePage(slots: EditorSlots) {
  return useMe()?.isAdmin ? <CreateForm {...slots} /> : null;
}

function CreateForm(slots: EditorSlots) {
  const [empty] = useState(newChallengeDraft);
  const draft = useDraft("/createchallenge", empty);
  const create = useMutation(createChallengeMutation);
  const update = useMutation(updateChallengeMutation);
  const isPublic = useRef(true);
  const saving = useSaving<ChallengeDraft, Challenge>({
    fields: draft.fields,
    store: (fields, stored) => {
      const challenge = { ...fromDraft(fields), isPublic: isPublic.current };
      return stored
        ? update.mutateAsync({ id: stored.id, change: { ...challenge, version: stored.version } })
        : create.mutateAsync({ id: draft.id, ...challenge });
    },
    onSaved: useShowSaved(draft),
    onError: toastNotSaved,
  });
  return (
    <Page title="New Challenge">
      <ChallengeForm
        draft={draft}
        state="new"
        isBusy={saving.isBusy}
        {...slots}
        onSave={(publishes) => {
          isPublic.current = publishes;
          saving.save();
        }}
      />
    </Page>
  );
}
