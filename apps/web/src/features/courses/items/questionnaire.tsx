import "@mantine/core/styles/Radio.css";
import { Button, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { surveyPrivacy } from "@wellput/content/answer-privacy";
import type { CourseQuestionnaire } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { asApiError } from "../../../lib/api-error.ts";
import { useDraft } from "../../../lib/drafts.ts";
import { errorText } from "../../../lib/error-texts.ts";
import { participantDraft } from "../../../nouns/participant/participant.ts";
import { Form } from "../../../ui/form.tsx";
import { FormNote } from "../../../ui/form-note.tsx";
import { beginningKey, sendAnswersMutation } from "../courses.api.ts";
import { type Seat, useKept } from "../kept.ts";
import classes from "./items.module.css";
import { SurveyField } from "./survey-field.tsx";

interface QuestionnaireProps {
  readonly questionnaire: CourseQuestionnaire;
  readonly seat: Seat;
  readonly version: string;
  /** Whether the server has a participant's answers. */
  readonly isFinished: boolean;
  readonly onFinish: () => void;
  /** What is sent. */
  readonly what?: keyof typeof WHAT;
  /** Stands under the thanks. */
  readonly wayOn?: ReactNode;
}

const WHAT = {
  answers: {
    send: "Send my answers",
    arrived: "Your answers have arrived",
    asFirst: "as they were when you first sent them",
    notSent: "Your answers were not sent. They are",
  },
  message: {
    send: "Send my message",
    arrived: "Your message has arrived",
    asFirst: "as it was when you first sent it",
    notSent: "Your message was not sent. It is",
  },
};

type Answers = Record<string, number | string>;
const NONE: { readonly answers: Answers } = { answers: {} };

/** Questions without a wrong answer: what is chosen and written stays on this device until it has arrived. */
export function Questionnaire({ questionnaire, seat, version, what = "answers", ...props }: QuestionnaireProps) {
  const { isFinished, onFinish, wayOn } = props;
  const words = WHAT[what];
  const { course, userId } = seat;
  const { id: item, questions } = questionnaire;
  const [{ isSent, wasThere }, keepSent] = useKept(seat, `sent:${item}`, { isSent: false, wasThere: false });
  const [isChecked, setChecked] = useState(false);
  const page = seat.isPreview ? `${course}/${item}` : `course/${item}`;
  const place = userId === null ? page : participantDraft(page, { collection: course, userId });
  const draft = useDraft(place, NONE, "device");
  const client = useQueryClient();
  const send = useMutation(sendAnswersMutation(seat));
  const { answers } = draft.fields;
  const missing = questions.filter(({ id, isRequired }) => isRequired && `${answers[id] ?? ""}`.trim() === "");
  const isMixed = new Set(questions.map(({ isRequired = false }) => isRequired)).size > 1;
  const handleSend = async () => {
    setChecked(true);
    if (missing.length > 0) return;
    const given = Object.entries(answers).filter(([, answer]) => answer !== "");
    const input = {
      id: draft.id,
      version,
      item,
      answers: Object.fromEntries(given),
      ...(userId !== null && { userId }),
    };
    let wasThere = false;
    try {
      // An answer that was lost on its way back: what arrived then is what is kept.
      if (!seat.isPreview) wasThere = (await send.mutateAsync(input)).status === 200;
    } catch (problem) {
      // The course has become a study meanwhile, or goes on elsewhere: its page says so, and what is written waits here.
      if (["CONSENT_NEEDED", "BEGUN_ELSEWHERE"].includes(asApiError(problem).code))
        await client.invalidateQueries({ queryKey: beginningKey(course, userId) });
      return;
    }
    draft.forget();
    keepSent({ isSent: true, wasThere });
    onFinish();
  };
  // Whoever begins anew, having been erased, is asked anew, whatever this device sent before.
  if (isSent && (userId === null || isFinished)) {
    return (
      <div className={classes.questionnaire}>
        <FormNote tone="success" text={`Thank you. ${words.arrived}${wasThere ? `, ${words.asFirst}` : ""}.`} />
        {wayOn}
      </div>
    );
  }
  return (
    <Form
      className={classes.questionnaire}
      inert={send.isPending}
      isBusy={send.isPending}
      onSubmit={() => void handleSend()}
    >
      {isMixed && (
        <Text size="sm" c="dimmed">
          Questions with * need an answer.
        </Text>
      )}
      {questions.map((question) => (
        <SurveyField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          isMarked={isMixed && question.isRequired === true}
          isMissing={isChecked && missing.includes(question)}
          onAnswer={(answer) => draft.set(({ answers: before }) => ({ answers: { ...before, [question.id]: answer } }))}
        />
      ))}
      <Text size="sm" c="dimmed">
        {userId === null ? surveyPrivacy.course : `${surveyPrivacy.participant} Yours is ${userId}.`}
      </Text>
      <FormNote tone="error" text={isChecked && missing.length > 0 ? missingText(missing.length) : null} />
      <FormNote tone="error" text={send.error && `${words.notSent} still here. ${errorText(send.error)}`} />
      <Button type="submit" loading={send.isPending} className={classes.send}>
        {words.send}
      </Button>
    </Form>
  );
}

const missingText = (count: number) =>
  count === 1 ? "One question still needs an answer." : `${count} questions still need an answer.`;
