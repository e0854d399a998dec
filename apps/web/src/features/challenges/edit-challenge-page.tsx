import { Box, Button, Text } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Challenge } from "@wellput/contract";
import { useRef, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { type ChallengeDraft, fromDraft, toCopy, toDraft } from "./challenge-draft.ts";
import { ChallengeForm, type EditorSlots } from "./challenge-form.tsx";
import { challengeQuery, createChallengeMutation, updateChallengeMutation } from "./challenges.api.ts";
import { HowItGoes } from "./how-it-goes.tsx";
import { useShowSaved } from "./saved-challenge.tsx";

interface EditChallengePageProps extends EditorSlots {
  readonly id: string;
}

/** 'Edit Challenge', for its author and for admins. */
export function EditChallengePage({ id, ...slots }: EditChallengePageProps) {
  const [round, setRound] = useState(0);
  return (
    <QueryPage query={useQuery(challengeQuery(id))} loading="Loading challenge...">
      {(challenge) =>
        challenge.canEdit ? (
          <EditForm
            key={`${challenge.id} ${round}`}
            challenge={challenge}
            onStartAgain={() => setRound(round + 1)}
            {...slots}
          />
        ) : (
          <Page title="Edit Challenge">
            <p>Only its author can change this.</p>
          </Page>
        )
      }
    </QueryPage>
  );
}

interface EditFormProps extends EditorSlots {
  readonly challenge: Challenge;
  readonly onStartAgain: () => void;
}

function EditForm({ challenge, onStartAgain, ...slots }: EditFormProps) {
  const { id, isPublic, mine } = challenge;
  const isAdmin = useMe()?.isAdmin ?? false;
  const [stored] = useState(() => ({ ...toDraft(challenge), version: challenge.version }));
  const draft = useDraft(`/editchallenge/${id}`, stored);
  const update = useMutation(updateChallengeMutation);
  const willBePublic = useRef(isPublic);
  const saving = useEditing({
    draft,
    stored: challenge,
    queryKey: challengeQuery(id).queryKey,
    store: (fields, version) =>
      update.mutateAsync({ id, change: { ...fromDraft(fields), isPublic: willBePublic.current, version } }),
    onSaved: useShowSaved(draft),
    onStartAgain,
  });
  return (
    <Page title="Edit Challenge" actions={isAdmin && <DuplicateButton fields={draft.fields} />}>
      {!isPublic && (
        <Text c="dimmed" mb="lg">
          This is a draft: {mine ? "only you see it" : "only admins see it"}. Publish it when it is ready.
        </Text>
      )}
      <ChallengeForm
        draft={draft}
        state={isPublic ? "public" : "draft"}
        isBusy={saving.isBusy}
        {...slots}
        onSave={(publishes) => {
          willBePublic.current = publishes;
          saving.save();
        }}
      >
        {saving.conflict}
      </ChallengeForm>
      {isPublic && (
        <Box mt="xl">
          <HowItGoes challenge={challenge} />
        </Box>
      )}
    </Page>
  );
}

/** The same once more, as it stands in the form: a draft of one's own to go on with. */
function DuplicateButton({ fields }: { readonly fields: ChallengeDraft }) {
  const navigate = useNavigate();
  const create = useMutation({ ...createChallengeMutation, onError: toastNotSaved });
  const handleCopied = ({ id, title }: Challenge) => {
    toast("success", `“${title}” is a draft of yours. The first one is as it was.`);
    void navigate({ to: "/editchallenge/$id", params: { id } });
  };
  const handleClick = () =>
    create.mutate({ ...toCopy(fields), id: crypto.randomUUID(), isPublic: false }, { onSuccess: handleCopied });
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden />}
      loading={create.isPending}
      onClick={handleClick}
    >
      Duplicate
    </Button>
  );
}
