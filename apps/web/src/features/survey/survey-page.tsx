import { Alert, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { workshopSurvey } from "@wellput/content/survey";
import type { SurveyAnswers } from "@wellput/contract";
import { useEffect, useRef } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { siteQuery } from "../../lib/site.ts";
import { Page } from "../../ui/page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { sendSurveyMutation } from "./survey.api.ts";
import classes from "./survey.module.css";
import { SurveyForm } from "./survey-form.tsx";

/** What people say after a workshop: ten questions of our own, or another survey where the installation has one. */
export function SurveyPage() {
  const elsewhere = useQuery(siteQuery).data?.workshopSurveyUrl;
  return (
    <Page title="After the workshop" lead="Ten short questions, two minutes. Leave out what you like.">
      {elsewhere ? <Elsewhere url={elsewhere} /> : <OwnSurvey />}
    </Page>
  );
}

function Elsewhere({ url }: { readonly url: string }) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        This survey stands at {new URL(url).hostname}, and what you answer goes there.
      </Text>
      <iframe src={url} title="Workshop survey" referrerPolicy="no-referrer" className={classes.frame} />
    </Stack>
  );
}

const EMPTY: { readonly answers: SurveyAnswers } = { answers: {} };

function OwnSurvey() {
  const draft = useDraft("/workshopsurvey", EMPTY, "device");
  const send = useMutation({ ...sendSurveyMutation, onError: toastNotSaved });
  const handleSend = () => {
    const answers = Object.fromEntries(
      Object.entries(draft.fields.answers).filter(([, one]) => `${one}`.trim() !== ""),
    );
    if (Object.keys(answers).length === 0) return toast("info", "Answer one question at least. Any will do.");
    send.mutate({ id: draft.id, answers }, { onSuccess: draft.forget });
  };
  if (send.isSuccess) return <Thanks />;
  return (
    <SurveyForm
      items={workshopSurvey}
      answers={draft.fields.answers}
      isBusy={send.isPending}
      onAnswer={(id, answer) => draft.set(({ answers }) => ({ answers: { ...answers, [id]: answer } }))}
      onSend={handleSend}
    />
  );
}

function Thanks() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert ref={note} tabIndex={-1} role="status" color="teal">
      Thank you. Your answers help to make the next workshop better.
    </Alert>
  );
}
