import { Button, Group, Stack, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { creationSteps } from "@wellput/content/guides";
import type { Scenario } from "@wellput/contract";
import { type ComponentProps, useId } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useSaving } from "../../lib/use-saving.ts";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import { knownFeedback } from "../../nouns/message/bot-feedback.ts";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import type { RenderMessageBox, RenderPhrases } from "../../nouns/message/message-box.ts";
import { holdsTooMuch } from "../../ui/box-length.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Guide } from "../../ui/guide/guide.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { FinishedMessage } from "./finished-message.tsx";
import { type GuideFields, NO_FIELDS, partsOf, prefillObservation } from "./guide-fields.ts";
import { toGuideSteps } from "./guide-steps.tsx";
import { ScenarioSummary } from "./scenario-summary.tsx";
import { createScenarioMutation, updateScenarioMutation } from "./scenarios.api.ts";
import { StoryFields } from "./story-fields.tsx";
import { titleFrom } from "./title-from.ts";
import { useFirstTry } from "./use-first-try.ts";

interface CreatePrivatePageProps {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
  readonly renderWords: RenderOwnWords;
}

/** A private scenario of one's own, in nine steps from the first judgment to a message. */
export function CreatePrivatePage({ renderBox, renderPhrases, renderWords }: CreatePrivatePageProps) {
  const navigate = useNavigate();
  const draft = useDraft("/createprivate", NO_FIELDS);
  const { id, fields, set, forget } = draft;
  const firstTry = useFirstTry("createprivate");
  const create = useMutation(createScenarioMutation);
  const update = useMutation(updateScenarioMutation);
  const saving = useSaving<GuideFields, Scenario>({
    fields,
    store: (written, stored) => {
      const title = titleOf(written);
      const botFeedbackList = knownFeedback(written.botFeedbackList);
      if (!stored)
        return create.mutateAsync({ ...written, botFeedbackList, id, title, isPublic: false, parentDoc: null });
      const { summary, finalMessage } = written;
      return update.mutateAsync({ id: stored.id, change: { ...partsOf(written), title, summary, finalMessage } });
    },
    onSaved: () => {
      forget();
      firstTry.forget();
      void navigate({ to: "/myscenarios" });
    },
    onError: toastNotSaved,
  });
  const handleSave = () => {
    if (!titleOf(fields)) return toast("info", errorTexts.NO_INPUT_DATA);
    if (!holdsTooMuch(document)) saving.save();
  };

  const paper = (
    <Paper title={fields.title.trim() || "A private scenario"}>
      <ScenarioSummary fields={fields} />
      {renderPhrases({ phrases: fields.botFeedbackList })}
    </Paper>
  );
  return (
    <Page
      title="Create New Private Scenario"
      width="wide"
      lead={<DestinationBadge destination="draft" />}
      paper={paper}
    >
      <Guide
        label="Steps"
        index={fields.key}
        onIndexChange={(key) => set((latest) => ({ key, ...prefillAt(key, latest) }))}
        steps={toGuideSteps({
          place: "createprivate",
          texts: creationSteps,
          draft,
          renderBox,
          box: { isKept: true },
          extras: { Instructions: <StoryFields draft={draft} /> },
          foots: {
            "Final Message": <HowItWent text={fields.finalMessage} firstTry={firstTry.text} {...{ renderWords }} />,
          },
          onMessageTried: firstTry.note,
        })}
        end={
          <Group justify="flex-end">
            {fields.finalMessage.trim() !== "" && <CopyButton text={fields.finalMessage}>Copy</CopyButton>}
            <PrintButton />
            <Button loading={saving.isBusy} onClick={handleSave}>
              Save Scenario
            </Button>
          </Group>
        }
      />
    </Page>
  );
}

const titleOf = ({ title, summary, finalMessage, observation }: GuideFields) =>
  title.trim() || titleFrom(summary || finalMessage || observation);

/** On entering the step where the situation is told, the story is there already. */
function prefillAt(key: number, fields: typeof NO_FIELDS) {
  return creationSteps[key]?.name === "Situation & Impact" ? prefillObservation(fields) : {};
}

/** Once the message is another than the one that was first read. */
function HowItWent(words: ComponentProps<typeof FinishedMessage>) {
  const id = useId();
  const { text, firstTry } = words;
  if (!text.trim() || !firstTry || text.trim() === firstTry.trim()) return null;
  return (
    <Stack component="section" mt="xl" gap="sm" maw="var(--wp-text-width)" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        How it went
      </Title>
      <FinishedMessage {...words} />
    </Stack>
  );
}
