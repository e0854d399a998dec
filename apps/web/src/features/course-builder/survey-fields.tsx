import "@mantine/core/styles/Fieldset.css";
import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import type { SurveyQuestion } from "@wellput/contract";
import { Checkbox } from "../../ui/checkbox.ts";
import { Textarea } from "../../ui/textarea.tsx";
import { newSurveyQuestion } from "./course-draft.ts";
import { TextParts } from "./text-parts.tsx";

interface SurveyFieldsProps {
  readonly questions: readonly SurveyQuestion[];
  readonly onChange: (questions: readonly SurveyQuestion[]) => void;
}

/** Questions without a wrong answer. */
export function SurveyFields({ questions, onChange }: SurveyFieldsProps) {
  const ids = questions.map(({ id }) => id);
  return (
    <Stack align="stretch">
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name of a question is one of its fields
        <Fieldset key={at} legend={`Question ${at + 1}`}>
          <OneQuestion question={question} onChange={(next) => onChange(questions.with(at, next))} />
          <Button mt="sm" size="compact-sm" variant="subtle" onClick={() => onChange(questions.toSpliced(at, 1))}>
            Remove question {at + 1}
          </Button>
        </Fieldset>
      ))}
      <div>
        <Button variant="default" size="sm" onClick={() => onChange([...questions, newSurveyQuestion(ids)])}>
          Add a question
        </Button>
      </div>
    </Stack>
  );
}

const KINDS = [
  { value: "scale", label: "Scale from 1 to 5" },
  { value: "choice", label: "One of several answers" },
  { value: "text", label: "Their own words" },
];

interface OneQuestionProps {
  readonly question: SurveyQuestion;
  readonly onChange: (question: SurveyQuestion) => void;
}

function asKind({ id, question, isRequired }: SurveyQuestion, kind: string): SurveyQuestion {
  const shared = { id, question, ...(isRequired && { isRequired }) };
  if (kind === "choice") return { ...shared, kind, choices: ["", ""] };
  return kind === "text" ? { ...shared, kind } : { ...shared, kind: "scale", low: "Not at all", high: "Very much" };
}

function OneQuestion({ question, onChange }: OneQuestionProps) {
  return (
    <Stack align="stretch" gap="sm">
      <Textarea
        label="Question"
        autosize
        value={question.question}
        onChange={({ currentTarget: { value } }) => onChange({ ...question, question: value })}
      />
      <Group grow align="flex-end" preventGrowOverflow={false}>
        <NativeSelect
          size="md"
          label="Answered by"
          data={KINDS}
          value={question.kind}
          onChange={({ currentTarget: { value } }) => onChange(asKind(question, value))}
        />
        <TextInput
          label="Its name in the data"
          value={question.id}
          onChange={({ currentTarget: { value } }) => onChange({ ...question, id: value.trim() })}
        />
      </Group>
      {question.kind === "choice" && (
        <Stack align="stretch" gap="sm">
          <TextParts
            label="Answers"
            parts={question.choices}
            between={"\n"}
            onChange={(choices) => onChange({ ...question, choices })}
          />
          <Checkbox
            label="They go from little to much"
            description="Then the report has their mean. Else it says how many gave each answer."
            checked={question.isOrdered === true}
            onChange={({ currentTarget: { checked } }) => onChange({ ...question, isOrdered: checked })}
          />
        </Stack>
      )}
      {question.kind === "scale" && (
        <Group grow>
          <TextInput
            label="1 means"
            value={question.low}
            onChange={({ currentTarget: { value } }) => onChange({ ...question, low: value })}
          />
          <TextInput
            label="5 means"
            value={question.high}
            onChange={({ currentTarget: { value } }) => onChange({ ...question, high: value })}
          />
        </Group>
      )}
      <Checkbox
        label="It has to be answered"
        checked={question.isRequired === true}
        onChange={({ currentTarget: { checked } }) => onChange({ ...question, isRequired: checked })}
      />
    </Stack>
  );
}
