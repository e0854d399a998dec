import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Form } from "../../ui/form.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { askForCodeMutation } from "./sign-up.api.ts";

const REASON_MAX_CHARS = 500;

/** For whoever has no joining code: a letter to those who run the site. The answer says nothing about who is known here. */
export function AskForCode() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="subtle" fullWidth aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        No code? Ask for one
      </Button>
      <div id={id}>{isOpen && <AskForm />}</div>
    </div>
  );
}

function AskForm() {
  const me = useMe();
  const { id, fields, set, forget } = useDraft("ask-for-code", { email: me?.email ?? "", reason: "" });
  const ask = useMutation({ ...askForCodeMutation, onSuccess: forget, onError: toastNotSaved });
  const handleSubmit = () => {
    ask.mutate({ id, email: fields.email.trim(), reason: fields.reason.trim() });
  };
  if (ask.isSuccess) {
    return (
      <Sheet role="status">
        <Text>Thank you. Those who run this site have your question, and write to {fields.email.trim()}.</Text>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <Form isBusy={ask.isPending} onSubmit={handleSubmit}>
        <Stack inert={ask.isPending}>
          <TextInput
            label="Your e-mail"
            description="Where the code is sent. It is used for nothing else, and deleted after a year at the latest."
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            autoFocus
            value={fields.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <CarefulTextarea
            label="What would you like to use it for? (optional)"
            rows={2}
            maxLength={REASON_MAX_CHARS}
            value={fields.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
          <Button type="submit" variant="default" loading={ask.isPending}>
            Ask for a code
          </Button>
        </Stack>
      </Form>
    </Sheet>
  );
}
