import "@mantine/core/styles/Radio.css";
import { Radio, Stack, TextInput } from "@mantine/core";
import type { Direction } from "@wellput/contract";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { Draft } from "../../lib/drafts.ts";
import { DIRECTION_WORDS } from "../../nouns/exercise/directions.ts";
import { Textarea } from "../../ui/textarea.tsx";
import type { ChallengeDraft } from "./challenge-draft.ts";
import { TagChoice } from "./tag-choice.tsx";
import { DIRECTION_ORDER } from "./which-challenges.ts";

/** What a practice scenario is about and for whom, but for its sentences. */
export function AboutFields({ fields, set }: Pick<Draft<ChallengeDraft>, "fields" | "set">) {
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
      <DirectionChoice
        label="Direction"
        description="Whom its messages go to: up to a boss, down to a report, or all"
        value={fields.direction}
        onChange={(direction) => set({ direction })}
      />
      <DirectionChoice
        label="Type"
        description="Whom it is written for: those who talk up, those who talk down, or all. Lists are filtered by this"
        value={fields.type}
        onChange={(type) => set({ type })}
      />
      <TagChoice value={fields.tags} onChange={(tags) => set({ tags })} />
    </>
  );
}

interface DirectionChoiceProps {
  readonly label: string;
  readonly description: string;
  readonly value: Direction;
  readonly onChange: (direction: Direction) => void;
}

function DirectionChoice({ onChange, ...group }: DirectionChoiceProps) {
  return (
    <Radio.Group
      {...group}
      onChange={(value) => onChange(DIRECTION_ORDER.find((direction) => direction === value) ?? "a")}
    >
      <Stack gap="xs" mt="xs">
        {DIRECTION_ORDER.map((direction) => (
          <Radio key={direction} value={direction} label={DIRECTION_WORDS[direction].form} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
