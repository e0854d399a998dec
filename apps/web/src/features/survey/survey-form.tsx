import { Button, Stack, Text } from "@mantine/core";
import { surveyPrivacy } from "@wellput/content/answer-privacy";
import type { SurveyItem } from "@wellput/content/survey";
import type { SurveyAnswers } from "@wellput/contract";
import { useId } from "react";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Form } from "../../ui/form.tsx";
import classes from "./survey.module.css";

const SCALE = [1, 2, 3, 4, 5];

type Answer = number | string;

interface SurveyFormProps {
  readonly items: readonly SurveyItem[];
  readonly answers: SurveyAnswers;
  readonly isBusy: boolean;
  readonly onAnswer: (id: string, answer: Answer) => void;
  readonly onSend: () => void;
}

/** The questions, one under the other. */
export function SurveyForm({ items, answers, isBusy, onAnswer, onSend }: SurveyFormProps) {
  return (
    <Form isBusy={isBusy} onSubmit={() => onSend()}>
      <Stack gap="xl" inert={isBusy}>
        {items.map((item) => (
          <Question
            key={item.id}
            item={item}
            answer={answers[item.id]}
            onAnswer={(answer) => onAnswer(item.id, answer)}
          />
        ))}
        <div>
          <Button type="submit" loading={isBusy}>
            Send
          </Button>
          <Text size="sm" c="dimmed" mt="sm">
            {surveyPrivacy.workshop} Please leave names out.
          </Text>
        </div>
      </Stack>
    </Form>
  );
}

interface QuestionProps {
  readonly item: SurveyItem;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function Question({ item, answer, onAnswer }: QuestionProps) {
  if (item.kind === "text")
    return (
      <CarefulTextarea
        label={item.question}
        autosize
        minRows={3}
        maxLength={2000}
        value={`${answer ?? ""}`}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  const options: readonly Answer[] = item.kind === "scale" ? SCALE : item.choices;
  return (
    <Choices
      question={item.question}
      options={options}
      answer={answer}
      onAnswer={onAnswer}
      {...(item.kind === "scale" && { ends: [item.low, item.high] as const })}
    />
  );
}

interface ChoicesProps {
  readonly question: string;
  readonly options: readonly Answer[];
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  /** What the first and the last of a scale mean. */
  readonly ends?: readonly [low: string, high: string];
}

function Choices({ question, options, answer, onAnswer, ends }: ChoicesProps) {
  const id = useId();
  const said = (at: number) => (at === 0 ? ends?.[0] : at === options.length - 1 ? ends?.[1] : undefined);
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      <div className={classes.options} data-scale={ends ? true : undefined}>
        {options.map((option, at) => (
          <label key={option} className={classes.option}>
            <input type="radio" name={id} checked={answer === option} onChange={() => onAnswer(option)} />
            <span>{option}</span>
            {said(at) && <span className={classes.end}>{said(at)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
