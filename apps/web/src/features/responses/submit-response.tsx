import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { answerPrivacy } from "@wellput/content/answer-privacy";
import type { Challenge } from "@wellput/contract";
import { askedBy, toSlots } from "@wellput/contract/response-slots";
import { useEffect, useRef } from "react";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { holdsTooMuch } from "../../ui/box-length.ts";
import { LinkButton } from "../../ui/links.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { createResponseMutation } from "./responses.api.ts";

interface SubmitResponseProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly firstTries: readonly string[];
  readonly additional: string;
  readonly onSubmitted: () => void;
}

/** Keeps the answers in the account; a visitor signs in first and finds them again. */
export function SubmitResponse({ id, challenge, answers, onSubmitted, ...props }: SubmitResponseProps) {
  const me = useMe();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const create = useMutation({ ...createResponseMutation, onError: toastNotSaved });
  const written = JSON.stringify([answers, props.additional]);
  const now = useRef(written);
  const submitted = useRef({ written: "", id: "" });
  useEffect(() => {
    now.current = written;
  }, [written]);

  if (!me) {
    return (
      <LinkButton to="/signin" search={{ next: here }}>
        Sign in to submit
      </LinkButton>
    );
  }
  const open = (id: string) => void navigate({ to: "/submittedchallenge/$id", params: { id } });
  const handleSubmit = () => {
    // A second click while its page is still on the way stores no second one.
    if (submitted.current.written === written) return open(submitted.current.id);
    if (!answers.some((answer) => answer.trim())) return toast("info", errorTexts.NO_INPUT_DATA);
    if (holdsTooMuch(document)) return;
    const { id: parentDoc, title, summary } = challenge;
    const { firstTries, additional } = props;
    create.mutate(
      {
        id,
        parentDoc,
        title,
        summary,
        ...toSlots(answers),
        firstTries: [...firstTries],
        additional,
        asked: askedBy(challenge),
      },
      {
        onSuccess: (stored) => {
          submitted.current = { written, id: stored.id };
          // What is submitted stays as it was; what was written meanwhile waits for the next time.
          if (now.current === written) onSubmitted();
          open(stored.id);
        },
      },
    );
  };
  return (
    <div>
      <Button loading={create.isPending} onClick={handleSubmit}>
        Submit Response
      </Button>
      <Text size="sm" c="dimmed" mt={6} maw="26rem">
        {answerPrivacy.submitted}
      </Text>
    </div>
  );
}
