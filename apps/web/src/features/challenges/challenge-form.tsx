import "@mantine/core/styles/Radio.css";
import { Button, Group, Radio, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { FormEvent, ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { DIRECTION_NAMES } from "../../lib/skills.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { ChallengeDraft, SentenceDraft } from "./challenge-draft.ts";
import { ChallengeFileButtons } from "./challenge-file-buttons.tsx";
import { ChallengePreview } from "./challenge-preview.tsx";
import type { ChallengeSlots } from "./challenge-steps.tsx";
import { SentenceList } from "./sentence-list.tsx";

const DIRECTIONS = ["a", "d", "u"] as const;

export interface GroupChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

export interface BenchProps {
  readonly sentence: SentenceDraft;
  readonly direction: ChallengeDraft["direction"];
}

/** What the routes put into the form from elsewhere. */
export interface EditorSlots extends ChallengeSlots {
  readonly renderGroupChoice: (props: GroupChoiceProps) => ReactNode;
  /** What the feedback says of a sentence and its samples. */
  readonly renderBench: (props: BenchProps) => ReactNode;
}

interface ChallengeFormProps extends EditorSlots {
  readonly draft: Draft<ChallengeDraft>;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** The fields of a practice scenario and its one to ten sentences. */
export function ChallengeForm({ draft, isBusy, onSave, ...slots }: ChallengeFormProps) {
  const { fields, set } = draft;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="lg">
        <ChallengeFileButtons draft={draft} />
        <Sheet>
          <Stack gap="lg">
            <About fields={fields} set={set} />
            {slots.renderGroupChoice({ value: fields.groups, onChange: (groups) => set({ groups }) })}
          </Stack>
        </Sheet>
        <Title order={2}>Sentences to rephrase</Title>
        <SentenceList
          sentences={fields.sentences}
          onChange={(sentences) => set({ sentences })}
          renderBench={(sentence) => slots.renderBench({ sentence, direction: fields.direction })}
        />
        <Group>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
          <ChallengePreview draft={fields} {...slots} />
        </Group>
      </Stack>
    </form>
  );
}

function About({ fields, set }: Pick<Draft<ChallengeDraft>, "fields" | "set">) {
  return (
    <>
      <TextInput
        label="Title"
        required
        withAsterisk={false}
        maxLength={TITLE_MAX_CHARS}
        value={fields.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Summary"
        description="The story, as its readers meet it"
        autosize
        minRows={4}
        maxLength={TEXT_MAX_CHARS}
        value={fields.summary}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
      <Radio.Group
        label="Direction"
        description="Up to a boss, down to a report, or all"
        value={fields.direction}
        onChange={(value) => set({ direction: DIRECTIONS.find((direction) => direction === value) ?? "a" })}
      >
        <Stack gap="xs" mt="xs">
          {DIRECTIONS.map((direction) => (
            <Radio key={direction} value={direction} label={DIRECTION_NAMES[direction]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label="Tags"
        description="Separated by commas"
        value={fields.tags}
        onChange={(event) => set({ tags: event.currentTarget.value })}
      />
    </>
  );
}
