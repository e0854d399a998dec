import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { dividingQuestionsQuery } from "./studies.api.ts";
import classes from "./studies.module.css";

/** How people are divided at random, and where they go from the end, as it is typed. */
export interface ArmsDraft {
  readonly arms: string;
  readonly blockSize: string;
  readonly seed: string;
  readonly stratifyBy: string;
  readonly completionUrl: string;
  readonly panelParameters: string;
}

interface StudyArmsFieldsProps {
  readonly course: string;
  readonly fields: ArmsDraft;
  readonly onChange: (part: Partial<ArmsDraft>) => void;
}

export function StudyArmsFields({ course, fields, onChange }: StudyArmsFieldsProps) {
  const input = (name: keyof ArmsDraft, label: string, description: string) => (
    <TextInput
      label={label}
      description={description}
      autoComplete="off"
      maxLength={TITLE_MAX_CHARS}
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={classes.fields}>
        {input("arms", "Arms", "With a space between: taught control")}
        <DividedBy course={course} value={fields.stratifyBy} onChange={(stratifyBy) => onChange({ stratifyBy })} />
        {input("blockSize", "Each arm in a block", "2: with two arms a block is four people")}
        {input("seed", "Seed", "Decides the order; drawn once if empty")}
        {input("panelParameters", "Parameters of the panel", "To keep, of its links: STUDY_ID SESSION_ID")}
      </div>
      {input(
        "completionUrl",
        "Address from the end",
        "The panel’s: {userId}, or a parameter such as {SESSION_ID}, stands for its value",
      )}
      <Text size="sm" c="dimmed">
        A page of the course says for which arms it is. Whoever has an arm keeps it. To try the study out, take a user
        id that begins with test-: it is left out of the data.
      </Text>
    </>
  );
}

interface DividedByProps {
  readonly course: string;
  readonly value: string;
  readonly onChange: (question: string) => void;
}

/** The question whose answers are divided evenly; one that is no longer asked stays to be seen. */
function DividedBy({ course, value, onChange }: DividedByProps) {
  const asked = useQuery(dividingQuestionsQuery(course)).data ?? [];
  const isAsked = value === "" || asked.some((question) => question.value === value);
  return (
    <NativeSelect
      size="md"
      label="Divided alike by"
      description="Stratified: a question that comes before any page of an arm"
      data={[{ value: "", label: "Nothing" }, ...asked, ...(isAsked ? [] : [{ value, label: value }])]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
