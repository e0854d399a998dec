import { Text, TextInput } from "@mantine/core";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import classes from "./courses-page.module.css";

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
  readonly fields: ArmsDraft;
  readonly onChange: (part: Partial<ArmsDraft>) => void;
}

export function StudyArmsFields({ fields, onChange }: StudyArmsFieldsProps) {
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
        {input("arms", "Arms", "Their names with a space between, such as: taught control")}
        {input("stratifyBy", "Divided alike by", "A question that is asked before, as page/question")}
        {input("blockSize", "Each arm in a block", "So often before the next block begins")}
        {input("seed", "Seed", "Decides the order; one is drawn where this is empty")}
        {input("panelParameters", "Parameters of the panel", "Kept from its links, such as: STUDY_ID SESSION_ID")}
        {input("completionUrl", "Address from the end", "The panel’s; {userId} or {SESSION_ID} stands for the value")}
      </div>
      <Text size="sm" c="dimmed">
        A page of the course says for which arms it is. Whoever has an arm keeps it. To try the study out, take a user
        id that begins with test-: it is left out of the data.
      </Text>
    </>
  );
}
