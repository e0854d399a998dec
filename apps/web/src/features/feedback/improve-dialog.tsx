import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { generalPrivacy } from "@wellput/content/answer-privacy";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { Modal } from "../../ui/modal.ts";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { sendRatingsMutation } from "./feedback.api.ts";

export interface GeneralFeedbackProps {
  readonly place: string;
  /** What was written last; it goes along only with the box ticked. Empty where nothing was. */
  readonly recentInput: string;
}

interface ImproveDialogProps extends GeneralFeedbackProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 'How can we improve?' */
export function ImproveDialog({ isOpen, onClose, ...props }: ImproveDialogProps) {
  return (
    <Modal opened={useOpened(isOpen)} onClose={onClose} title="How can we improve?">
      <GeneralFeedbackForm {...props} onDone={onClose} />
    </Modal>
  );
}

interface FormProps extends GeneralFeedbackProps {
  readonly onDone: () => void;
}

function GeneralFeedbackForm({ place, recentInput, onDone }: FormProps) {
  const { id, fields, set, forget } = useDraft(`improve:${place}`, { text: "", email: "" });
  const [includesInput, setIncludesInput] = useState(true);
  const send = useMutation({
    ...sendRatingsMutation,
    onSuccess: () => {
      forget();
      toast("success", "Thank you. If you included your email, we will get back to you .");
      onDone();
    },
    onError: toastNotSaved,
  });

  const handleSubmit = () => {
    const textInput = includesInput ? recentInput : "";
    const said = { user_feedback_str: fields.text, email: fields.email.trim(), textInput };
    send.mutate({ ratings: [{ id, user_feedback_value: "general", ...said }] });
  };

  return (
    <Form isBusy={send.isPending} onSubmit={handleSubmit}>
      <Stack inert={send.isPending}>
        <CarefulTextarea
          label="Your question or comment"
          required
          withAsterisk={false}
          rows={4}
          maxLength={5000}
          data-autofocus
          value={fields.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <TextInput
          label="E-mail (optional)"
          description="Only if you would like an answer"
          type="email"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        {recentInput && (
          <Checkbox
            label="Include my recent input"
            description="It helps us to see what you saw"
            checked={includesInput}
            onChange={(event) => setIncludesInput(event.currentTarget.checked)}
          />
        )}
        <Text size="sm" c="dimmed">
          {generalPrivacy}
        </Text>
        <Button type="submit" loading={send.isPending}>
          Send
        </Button>
      </Stack>
    </Form>
  );
}
