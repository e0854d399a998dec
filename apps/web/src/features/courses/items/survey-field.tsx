import { Radio } from "@mantine/core";
import type { SurveyQuestion } from "@wellput/contract";
import { CarefulTextarea } from "../../../nouns/help/careful-textarea.tsx";
import classes from "./items.module.css";

const SCALE = [1, 2, 3, 4, 5];
const TEXT_MAX_CHARS = 4000;

interface SurveyFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: number | string | undefined;
  /** It has to be answered, where others need not be. */
  readonly isMarked: boolean;
  /** It has to be answered, and somebody tried to send without. */
  readonly isMissing: boolean;
  readonly onAnswer: (answer: number | string) => void;
}

/** One question of a questionnaire; a choice is its index. */
export function SurveyField({ question, answer, isMarked, isMissing, onAnswer }: SurveyFieldProps) {
  const error = isMissing && "Please answer this one.";
  if (question.kind === "text") {
    return (
      <CarefulTextarea
        label={question.question}
        withAsterisk={isMarked}
        error={error}
        autosize
        minRows={3}
        maxLength={TEXT_MAX_CHARS}
        value={typeof answer === "string" ? answer : ""}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  }
  const isScale = question.kind === "scale";
  const choices = isScale ? SCALE.map(String) : question.choices;
  return (
    <Radio.Group
      label={question.question}
      withAsterisk={isMarked}
      error={error}
      value={typeof answer === "number" ? `${answer}` : null}
      onChange={(choice) => onAnswer(Number(choice))}
    >
      <div className={isScale ? classes.scale : classes.options}>
        {isScale && <span className={classes.low}>{question.low}</span>}
        {choices.map((choice, at) => (
          <Radio key={choice} value={`${at}`} label={choice} labelPosition="right" />
        ))}
        {isScale && <span className={classes.high}>{question.high}</span>}
      </div>
    </Radio.Group>
  );
}
