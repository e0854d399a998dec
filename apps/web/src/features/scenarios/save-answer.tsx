import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { answerPrivacy } from "@wellput/content/answer-privacy";
import type { Scenario } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { knownFeedback } from "../../nouns/message/bot-feedback.ts";
import { holdsTooMuch } from "../../ui/box-length.ts";
import { LinkButton } from "../../ui/links.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { createAnswerMutation } from "./answers.api.ts";
import { type GuideFields, partsOf } from "./guide-fields.ts";
import { updateScenarioMutation } from "./scenarios.api.ts";

interface SaveAnswerProps {
  /** Of the answer, kept with its fields. */
  readonly id: string;
  readonly scenario: Scenario;
  readonly fields: GuideFields;
  /** As the link names it: its id, or its name. */
  readonly groupName: string | undefined;
  readonly onSaved: () => void;
}

/** Keeps the answer in the account and with the group's; a visitor signs in first and finds everything again. */
export function SaveAnswer({ id, scenario, fields, groupName, onSaved }: SaveAnswerProps) {
  const me = useMe();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const create = useMutation(createAnswerMutation);
  const update = useMutation(updateScenarioMutation);
  const trained = me?.trainerOf.flatMap(({ id, name }) => [id, name]) ?? [];
  const isOwn = groupName !== undefined && [me?.groupId, me?.group, ...trained].includes(groupName);
  const group = groupName && (isOwn || me?.isAdmin) ? groupName : GROUP_NAME_DEFAULT;
  const saving = useSaving<GuideFields, Scenario>({
    fields,
    store: (written, stored) => {
      const title = written.title.trim() || scenario.title;
      const botFeedbackList = knownFeedback(written.botFeedbackList);
      if (stored) {
        const { summary, finalMessage } = written;
        return update.mutateAsync({ id: stored.id, change: { ...partsOf(written), title, summary, finalMessage } });
      }
      const about = { id, title, isPublic: false, groupName: group, parentDoc: scenario.id };
      return create.mutateAsync({ ...written, ...about, botFeedbackList });
    },
    onSaved: () => {
      onSaved();
      void navigate({ to: "/myscenarios" });
    },
    onError: toastNotSaved,
  });

  if (!me) {
    return (
      <LinkButton to="/signin" search={{ next: here }}>
        Sign in to save
      </LinkButton>
    );
  }
  const handleSave = () => {
    const written = Object.values({ ...partsOf(fields), finalMessage: fields.finalMessage });
    if (!written.some((part) => (typeof part === "string" ? part.trim() !== "" : part.length > 0)))
      return toast("info", errorTexts.NO_INPUT_DATA);
    if (!holdsTooMuch(document)) saving.save();
  };
  return (
    <div>
      <Button loading={saving.isBusy} onClick={handleSave}>
        Save My Answers
      </Button>
      <Text size="sm" c="dimmed" mt={6} maw="26rem">
        {groupName && group !== groupName && "You are not in the group of this link: the copy goes to everybody’s. "}
        {answerPrivacy.gathered}
      </Text>
    </div>
  );
}
