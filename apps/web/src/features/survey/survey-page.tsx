import { Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { workshopSurvey } from "@wellput/content/survey";
import type { SurveyAnswers } from "@wellput/contract";
import { useEffect, useRef } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { siteQuery } from "../../lib/site.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { sendSurveyMutation } from "./survey.api.ts";
import classes from "./survey.module.css";
import { SurveyForm } from "./survey-form.tsx";

/** What people say after a workshop: ten questions of our own, or another survey where the installation has one. */
export function SurveyPage() {
  const elsewhere = useQuery(siteQuery).data?.workshopSurveyUrl;
  return elsewhere ? <Elsewhere url={elsewhere} /> : <OwnSurvey />;
}

const TITLE = "After the workshop";

function Elsewhere({ url }: { readonly url: string }) {
  return (
    <Page title={TITLE}>
      <Text size="sm" c="dimmed" mb="md">
        This survey stands at {new URL(url).hostname}, and what you answer goes there.
      </Text>
      <iframe src={url} title="Workshop survey" referrerPolicy="no-referrer" className={classes.frame} />
    </Page>
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
    <Page title={TITLE} lead="Ten short questions, two minutes. Leave out what you like.">
      <SurveyForm
        items={workshopSurvey}
        answers={draft.fields.answers}
        isBusy={send.isPending}
        onAnswer={(id, answer) => draft.set(({ answers }) => ({ answers: { ...answers, [id]: answer } }))}
        onSend={handleSend}
      />
    </Page>
  );
}

function Thanks() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Page title={TITLE}>
      <div ref={note} tabIndex={-1} role="status" className={classes.thanks}>
        <EmptyState scene="hands" text="Thank you. Your answers help to make the next workshop better.">
          <LinkButton to="/practice" variant="light">
            Keep practising
          </LinkButton>
        </EmptyState>
      </div>
    </Page>
  );
}
