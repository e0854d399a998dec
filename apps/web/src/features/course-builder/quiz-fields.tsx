import "@mantine/core/styles/Fieldset.css";
import { Button, Fieldset, NativeSelect, Stack } from "@mantine/core";
import type { CourseQuestion } from "@wellput/contract";
import { Textarea } from "../../ui/textarea.tsx";
import { NEW_QUESTION } from "./course-draft.ts";
import { TextParts } from "./text-parts.tsx";

interface QuizFieldsProps {
  readonly quiz: readonly CourseQuestion[];
  readonly onChange: (quiz: readonly CourseQuestion[]) => void;
}

/** Questions with one right answer. */
export function QuizFields({ quiz, onChange }: QuizFieldsProps) {
  return (
    <Stack align="stretch">
      {quiz.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name, and keep their places
        <Fieldset key={at} legend={`Question ${at + 1}`}>
          <OneQuestion question={question} onChange={(part) => onChange(quiz.with(at, { ...question, ...part }))} />
          <Button mt="sm" size="compact-sm" variant="subtle" onClick={() => onChange(quiz.toSpliced(at, 1))}>
            Remove question {at + 1}
          </Button>
        </Fieldset>
      ))}
      <div>
        <Button variant="default" size="sm" onClick={() => onChange([...quiz, NEW_QUESTION])}>
          Add a question
        </Button>
      </div>
    </Stack>
  );
}

interface OneQuestionProps {
  readonly question: CourseQuestion;
  readonly onChange: (part: Partial<CourseQuestion>) => void;
}

function OneQuestion({ question: { question, choices, answer, explanation }, onChange }: OneQuestionProps) {
  return (
    <Stack align="stretch" gap="sm">
      <Textarea
        label="Question"
        autosize
        value={question}
        onChange={({ currentTarget: { value } }) => onChange({ question: value })}
      />
      <TextParts label="Answers" parts={choices} between={"\n"} onChange={(next) => onChange({ choices: next })} />
      <NativeSelect
        size="md"
        label="The right answer"
        data={choices.map((choice, at) => ({ value: `${at}`, label: choice || `Answer ${at + 1}` }))}
        value={`${answer}`}
        onChange={({ currentTarget: { value } }) => onChange({ answer: Number(value) })}
      />
      <Textarea
        label="Why it is right"
        autosize
        value={explanation}
        onChange={({ currentTarget: { value } }) => onChange({ explanation: value })}
      />
    </Stack>
  );
}
