import { Button, NativeSelect, Stack, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Challenge, PracticeKind, Scenario } from "@wellput/contract";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { formatFullDay } from "../../lib/format.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { createAssignmentMutation } from "./assignments.api.ts";
import classes from "./assignments.module.css";
import { today } from "./today.ts";

/** A group that one trains. */
export interface TrainedGroup {
  readonly id: string;
  readonly name: string;
}

interface AssignmentFormProps {
  readonly groups: readonly TrainedGroup[];
  readonly challenges: readonly Challenge[];
  readonly scenarios: readonly Scenario[];
}

const choiceOf = (kind: PracticeKind) => (practice: Pick<Challenge, "id" | "title">) => ({
  value: `${kind} ${practice.id}`,
  label: practice.title,
});

/** What a group can open. */
function practicesFor(group: TrainedGroup | undefined, { challenges, scenarios }: AssignmentFormProps) {
  const isTheirs = ({ groups }: Challenge) =>
    [GROUP_DEFAULT, group?.id, group?.name].some((name) => name !== undefined && groups.includes(name));
  return [
    { group: "Practice scenarios", items: challenges.filter(isTheirs).map(choiceOf("challenge")) },
    { group: "Situations", items: scenarios.map(choiceOf("scenario")) },
  ].filter(({ items }) => items.length > 0);
}

/** Asks a group to practise something until a day. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { groups } = props;
  const [groupId, setGroupId] = useState(groups[0]?.id ?? "");
  const [chosen, setChosen] = useState("");
  const [dueOn, setDueOn] = useState("");
  const create = useMutation(createAssignmentMutation);
  const practices = practicesFor(
    groups.find(({ id }) => id === groupId),
    props,
  );
  const values = practices.flatMap(({ items }) => items.map(({ value }) => value));
  const practice = values.includes(chosen) ? chosen : (values[0] ?? "");
  const handleSubmit = () => {
    const [kind, practiceId = ""] = practice.split(" ") as [PracticeKind, string?];
    if (!practiceId) return;
    create.mutate({ id: crypto.randomUUID(), groupId, kind, practiceId, dueOn }, { onSuccess: () => setDueOn("") });
  };
  const change = (act: () => void) => {
    create.reset();
    act();
  };
  const made = create.data;
  return (
    <Form isBusy={create.isPending} onSubmit={handleSubmit} aria-label="Assign a practice">
      <Title order={2} mb="md">
        Assign a practice
      </Title>
      <Stack>
        <div className={classes.fields}>
          <NativeSelect
            label="Group"
            size="md"
            data={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={groupId}
            onChange={({ currentTarget: { value } }) => change(() => setGroupId(value))}
          />
          <NativeSelect
            label="What to practise"
            size="md"
            data={practices}
            value={practice}
            onChange={({ currentTarget: { value } }) => change(() => setChosen(value))}
          />
          <TextInput
            label="Until"
            type="date"
            min={today()}
            required
            withAsterisk={false}
            value={dueOn}
            onChange={({ currentTarget: { value } }) => change(() => setDueOn(value))}
          />
        </div>
        <div>
          <Button type="submit" loading={create.isPending}>
            Assign
          </Button>
        </div>
        <FormNote tone="error" text={create.error && errorText(create.error)} />
        <FormNote
          tone="success"
          text={made && `${made.groupName} is asked to practise “${made.title}” until ${formatFullDay(made.dueOn)}.`}
        />
      </Stack>
    </Form>
  );
}
