import { NativeSelect, Stack } from "@mantine/core";
import type { CourseItem, CourseLesson, CoursePractice } from "@wellput/contract";
import { Textarea } from "../../ui/textarea.tsx";
import { QuizFields } from "./quiz-fields.tsx";
import { SurveyFields } from "./survey-fields.tsx";
import { TextParts } from "./text-parts.tsx";

interface FieldsProps<Item> {
  readonly item: Item;
  readonly onChange: (item: CourseItem) => void;
}

/** What is on a page, by its kind. */
export function ItemFields({ item, onChange }: FieldsProps<CourseItem>) {
  switch (item.kind) {
    case "page":
      return <Paragraphs label="Text" item={item} onChange={onChange} />;
    case "message":
      return (
        <Stack align="stretch">
          <NativeSelect
            size="md"
            label="When it is written"
            data={[
              { value: "before", label: "Before the lessons" },
              { value: "after", label: "After the lessons" },
            ]}
            value={item.when}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...item, when: value === "after" ? value : "before" })
            }
          />
          <Paragraphs label="What has happened, and to whom one writes" item={item} onChange={onChange} />
        </Stack>
      );
    case "quiz":
      return (
        <Stack align="stretch">
          <Intro item={item} onChange={onChange} />
          <QuizFields quiz={item.quiz} onChange={(quiz) => onChange({ ...item, quiz })} />
        </Stack>
      );
    case "questionnaire":
      return (
        <Stack align="stretch">
          <Intro item={item} onChange={onChange} />
          <SurveyFields questions={item.questions} onChange={(questions) => onChange({ ...item, questions })} />
        </Stack>
      );
    case "lesson":
      return <LessonFields item={item} onChange={onChange} />;
    case "practice":
      return <PracticeFields item={item} onChange={onChange} />;
  }
}

function Intro({ item, onChange }: FieldsProps<Extract<CourseItem, { readonly intro: string }>>) {
  return (
    <Textarea
      label="Introduction"
      autosize
      value={item.intro}
      onChange={({ currentTarget: { value } }) => onChange({ ...item, intro: value })}
    />
  );
}

interface ParagraphsProps extends FieldsProps<Extract<CourseItem, { readonly paragraphs: readonly string[] }>> {
  readonly label: string;
}

function Paragraphs({ label, item, onChange }: ParagraphsProps) {
  const handleChange = (paragraphs: readonly string[]) => onChange({ ...item, paragraphs: [...paragraphs] });
  return <TextParts label={label} parts={item.paragraphs} between={"\n\n"} onChange={handleChange} />;
}

function LessonFields({ item, onChange }: FieldsProps<CourseLesson>) {
  const { example } = item;
  const set = (part: Partial<CourseLesson>) => onChange({ ...item, ...part });
  const setExample = (part: Partial<typeof example>) => set({ example: { ...example, ...part } });
  const line = (label: string, name: "situation" | "before" | "after") => (
    <Textarea
      label={label}
      autosize
      value={example[name]}
      onChange={({ currentTarget: { value } }) => setExample({ [name]: value })}
    />
  );
  return (
    <Stack align="stretch">
      <Intro item={item} onChange={onChange} />
      <TextParts
        label="What is said"
        description="Read aloud in the place of a film, with an empty line between the slides"
        parts={item.transcript}
        between={"\n\n"}
        onChange={(transcript) => set({ transcript })}
      />
      <Paragraphs label="To read" item={item} onChange={onChange} />
      {line("Example: the situation", "situation")}
      {line("Example: the message before", "before")}
      <TextParts
        label="Example: the steps"
        parts={example.steps}
        between={"\n"}
        onChange={(steps) => setExample({ steps })}
      />
      {line("Example: the message after", "after")}
      <QuizFields quiz={item.quiz} onChange={(quiz) => set({ quiz })} />
    </Stack>
  );
}

function PracticeFields({ item, onChange }: FieldsProps<CoursePractice>) {
  const { activity } = item;
  const set = (part: Partial<typeof activity>) => onChange({ ...item, activity: { ...activity, ...part } });
  return (
    <Stack align="stretch">
      <Textarea
        label="What it is about"
        autosize
        value={activity.summary}
        onChange={({ currentTarget: { value } }) => set({ summary: value })}
      />
      <NativeSelect
        size="md"
        label="What is practised"
        data={["Observations", "Feelings"]}
        value={activity.activityType}
        onChange={({ currentTarget: { value } }) =>
          set({ activityType: value === "Feelings" ? "Feelings" : "Observations" })
        }
      />
      <TextParts
        label="Sentences to put differently"
        parts={activity.textToTranslateArray}
        between={"\n"}
        onChange={(textToTranslateArray) => set({ textToTranslateArray })}
      />
      <TextParts
        label="How one could say it"
        description="One a line, in the order of the sentences"
        parts={activity.suggestedPhrasesArray}
        between={"\n"}
        onChange={(suggestedPhrasesArray) => set({ suggestedPhrasesArray })}
      />
      <TextParts
        label="Why that is better"
        description="One a line, in the order of the sentences"
        parts={activity.reasons}
        between={"\n"}
        onChange={(reasons) => set({ reasons })}
      />
    </Stack>
  );
}
