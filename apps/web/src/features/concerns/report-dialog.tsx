import "@mantine/core/styles/Radio.css";
import { Anchor, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ConcernKind, ConcernNoun } from "@wellput/contract";
import { CONCERN_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { errorText } from "../../lib/error-texts.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Modal } from "../../ui/modal.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { KIND_WORDS } from "./concern-words.ts";
import { createConcernMutation } from "./concerns.api.ts";

interface ReportDialogProps {
  readonly noun: ConcernNoun;
  readonly id: string;
  readonly onClose: () => void;
}

/** Why something should be looked at, and what happens then. */
export function ReportDialog({ onClose, ...about }: ReportDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Modal opened={useOpened(true)} onClose={onClose} title={isSent ? "Thank you" : "Report this"}>
      {isSent ? (
        <Stack>
          <Text role="status">
            Your report is with the admins now. One of them reads it, and either leaves this as it is or takes it down.
            Nobody is told that it was you.
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              Close
            </Button>
          </Group>
        </Stack>
      ) : (
        <ReportForm {...about} onSent={() => setSent(true)} onCancel={onClose} />
      )}
    </Modal>
  );
}

interface ReportFormProps extends Omit<ReportDialogProps, "onClose"> {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const NOTHING: { kind: ConcernKind | ""; text: string } = { kind: "", text: "" };

function ReportForm({ noun, id: itemId, onSent, onCancel }: ReportFormProps) {
  const send = useMutation(createConcernMutation);
  const { id, fields, set, forget } = useDraft(`/report/${noun}/${itemId}`, NOTHING);
  const { kind, text } = fields;
  const isReady = kind !== "" && (kind !== "other" || text.trim() !== "");

  const handleSubmit = () => {
    if (!isReady) return;
    const handleSent = () => {
      forget();
      onSent();
    };
    send.mutate({ id, noun, itemId, kind, text }, { onSuccess: handleSent });
  };
  return (
    <Form isBusy={send.isPending} onSubmit={handleSubmit}>
      <Stack inert={send.isPending}>
        <Text size="sm">
          An admin reads what you report, and decides whether it stays. They do not see who you are, so you get no
          answer.
        </Text>
        <Radio.Group label="What is it?" value={kind} onChange={(value) => set({ kind: value as ConcernKind })}>
          <Stack gap="xs" mt="xs">
            {Object.entries(KIND_WORDS).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        {kind === "risk" && (
          <Text size="sm">
            An admin may read this only tomorrow. If somebody is in danger now,{" "}
            <Anchor href="/help">help is here</Anchor>.
          </Text>
        )}
        <CarefulTextarea
          label={kind === "other" ? "Say what it is" : "Anything else? (optional)"}
          autosize
          minRows={3}
          maxLength={CONCERN_MAX_CHARS}
          value={text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <FormNote tone="error" text={send.error && errorText(send.error)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isReady} loading={send.isPending}>
            Send the report
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
