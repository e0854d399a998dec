import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { StoredStudy } from "@wellput/contract";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { useDraft } from "../../lib/drafts.ts";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { momentOf, toLocalInput } from "./local-input.ts";
import { changeStudyMutation, courseReportsQuery } from "./studies.api.ts";
import classes from "./studies.module.css";
import { type ArmsDraft, StudyArmsFields } from "./study-arms-fields.tsx";

interface StudyFormProps {
  /** The course. */
  readonly name: string;
  readonly study: StoredStudy;
}

const WITHDRAWALS = [
  { value: "remove", label: "They are deleted" },
  { value: "anonymise", label: "They stay, without the user id" },
];

const fieldsOf = ({ consent, opensAt, closesAt, quota, completionCode, ...rest }: StoredStudy) => ({
  consent,
  opensAt: toLocalInput(opensAt),
  closesAt: toLocalInput(closesAt),
  quota: quota === null ? "" : `${quota}`,
  completionCode,
  completionUrl: rest.completionUrl,
  arms: rest.arms.join(" "),
  blockSize: `${rest.blockSize}`,
  seed: rest.seed,
  stratifyBy: rest.stratifyBy,
  withdrawal: rest.withdrawal,
  panelParameters: rest.panelParameters.join(" "),
  version: rest.version,
});
type StudyFields = ReturnType<typeof fieldsOf>;

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** What is typed about arms, as it is sent. */
const lotteryOf = ({ arms, blockSize, seed, stratifyBy, completionUrl, panelParameters }: ArmsDraft) => ({
  arms: wordsOf(arms),
  panelParameters: wordsOf(panelParameters),
  blockSize: Number(blockSize) || 2,
  seed,
  stratifyBy,
  completionUrl,
});

/** All that is typed, as it is sent. */
const studyOf = ({ consent, completionCode, opensAt, closesAt, quota, withdrawal, ...lottery }: StudyFields) => ({
  consent,
  completionCode,
  opensAt: momentOf(opensAt),
  closesAt: momentOf(closesAt),
  quota: quota === "" ? null : Number(quota),
  withdrawal,
  ...lotteryOf(lottery),
});

/** What a course asks of its participants as a study, and whom it lets in; a field left empty asks for nothing. */
export function StudyForm(props: StudyFormProps) {
  const [round, setRound] = useState(0);
  return <Fields key={round} {...props} onStartAgain={() => setRound(round + 1)} />;
}

function Fields({ name, study, onStartAgain }: StudyFormProps & { readonly onStartAgain: () => void }) {
  const draft = useDraft(`/admin/courses/${name}/study`, fieldsOf(study));
  const { fields } = draft;
  const save = useMutation(changeStudyMutation(name));
  const saving = useEditing({
    draft,
    stored: study,
    queryKey: courseReportsQuery.queryKey,
    store: (typed, version) => save.mutateAsync({ ...studyOf(typed), version }),
    onSaved: (saved) => {
      draft.set(fieldsOf(saved));
      draft.forget();
    },
    onRefused: () => {},
    onStartAgain,
  });
  const { consent, opensAt, closesAt, quota, completionCode } = fields;
  const isChanged = JSON.stringify(fields) !== JSON.stringify({ ...fieldsOf(study), version: fields.version });
  const isBackwards = opensAt !== "" && closesAt !== "" && closesAt <= opensAt;
  const set = (part: Partial<typeof fields>) => {
    save.reset();
    draft.set(part);
  };
  const handleThrowAway = () => {
    draft.forget();
    onStartAgain();
  };
  const handleSubmit = () => {
    if (!isBackwards) saving.save();
  };
  return (
    <Form isBusy={saving.isBusy} onSubmit={handleSubmit} aria-label={`Study: ${name}`}>
      <Stack gap="md" mt="md">
        <Textarea
          label="Consent"
          description="What people agree to before they begin, with an empty line between paragraphs. New words are asked of whoever begins from then on."
          autosize
          minRows={4}
          maxRows={16}
          maxLength={TEXT_MAX_CHARS}
          value={consent}
          onChange={(event) => set({ consent: event.currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="What becomes of somebody’s answers if they leave"
          description="The consent page says it under your words, and so does the question before they leave. It holds for whoever agreed to it."
          data={WITHDRAWALS}
          value={fields.withdrawal}
          onChange={(event) => set({ withdrawal: event.currentTarget.value === "remove" ? "remove" : "anonymise" })}
        />
        <div className={classes.fields}>
          <TextInput
            label="Opens"
            type="datetime-local"
            value={opensAt}
            onChange={(event) => set({ opensAt: event.currentTarget.value })}
          />
          <TextInput
            label="Closes"
            type="datetime-local"
            error={isBackwards && "It has to close after it opens."}
            value={closesAt}
            onChange={(event) => set({ closesAt: event.currentTarget.value })}
          />
          <TextInput
            label="People at most"
            type="number"
            min={1}
            max={1_000_000}
            value={quota}
            onChange={(event) => set({ quota: event.currentTarget.value })}
          />
          <TextInput
            label="Completion code"
            autoComplete="off"
            maxLength={TITLE_MAX_CHARS}
            value={completionCode}
            onChange={(event) => set({ completionCode: event.currentTarget.value })}
          />
        </div>
        <StudyArmsFields course={name} fields={fields} onChange={set} />
        <Text size="sm" c="dimmed">
          Times are those of your own clock. Whoever has begun may finish after it closes.
        </Text>
        {saving.conflict || (
          <FormNote tone="error" text={save.error && `The study was not saved. ${problemText(save.error)}`} />
        )}
        <FormNote tone="success" text={save.isSuccess ? "Saved." : null} />
        <Group gap="xs">
          <Button type="submit" loading={saving.isBusy}>
            Save
          </Button>
          {isChanged && !saving.isBusy && !saving.conflict && (
            <Button variant="subtle" onClick={handleThrowAway}>
              Throw away my changes
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** What the server says of a field is said as it is. */
const problemText = (error: Error) => Object.values(asApiError(error).fields).join(" ") || errorText(error);
