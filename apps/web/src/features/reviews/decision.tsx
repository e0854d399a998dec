import { Button, Group, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { WaitingVersion } from "@wellput/contract";
import { useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { useDraft } from "../../lib/drafts.ts";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";
import { acceptMutation, declineMutation } from "./reviews.api.ts";

interface DecisionProps {
  /** The version that was read. */
  readonly version: WaitingVersion;
  /** Shows it as it is by now. */
  readonly onAgain: () => void;
}

/** Accept, or decline with a reason for the author. */
export function Decision({ version, onAgain }: DecisionProps) {
  const [isDeclining, setDeclining] = useState(false);
  const accept = useMutation(acceptMutation);
  const { id, noun, title, waitingSince } = version;
  const handleAccept = () => {
    const handleDone = () => toast("success", `“${title}” is public now.`);
    accept.mutate({ noun, id, json: { waitingSince } }, { onSuccess: handleDone });
  };
  return (
    <Stack gap="sm">
      <Group>
        <Button loading={accept.isPending} onClick={handleAccept}>
          Accept
        </Button>
        <Button variant="default" aria-expanded={isDeclining} onClick={() => setDeclining(!isDeclining)}>
          Decline…
        </Button>
      </Group>
      <Problem problem={accept.error} onAgain={onAgain} />
      {isDeclining && <DeclineForm version={version} onAgain={onAgain} />}
    </Stack>
  );
}

function DeclineForm({ version: { id, noun, title, waitingSince }, onAgain }: DecisionProps) {
  const draft = useDraft(`/admin/review/${id}`, { reason: "" });
  const decline = useMutation(declineMutation);
  const reason = draft.fields.reason.trim();

  const handleSubmit = () => {
    if (reason === "") return;
    const handleDone = () => {
      draft.forget();
      toast("success", `“${title}” was declined. Its author reads your reason.`);
    };
    decline.mutate({ noun, id, json: { waitingSince, reason } }, { onSuccess: handleDone });
  };
  return (
    <Form isBusy={decline.isPending} onSubmit={handleSubmit} aria-label={`Decline ${title}`}>
      <Stack gap="sm" inert={decline.isPending}>
        <Textarea
          label="Why?"
          description="Its author reads this on their own list: say what to change."
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={draft.fields.reason}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
        />
        <Problem problem={decline.error} onAgain={onAgain} />
        <div>
          <Button type="submit" color="red.8" disabled={reason === ""} loading={decline.isPending}>
            Decline
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

interface ProblemProps {
  readonly problem: unknown;
  readonly onAgain: () => void;
}

function Problem({ problem, onAgain }: ProblemProps) {
  if (!problem) return null;
  const isChanged = asApiError(problem).code === "REVIEW_CHANGED";
  return (
    <Group gap="sm">
      <FormNote tone="error" text={errorText(problem)} />
      {isChanged && (
        <Button size="sm" variant="default" onClick={onAgain}>
          Read it as it is now
        </Button>
      )}
    </Group>
  );
}
