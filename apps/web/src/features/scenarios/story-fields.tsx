import { Stack } from "@mantine/core";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { Draft } from "../../lib/drafts.ts";
import { CarefulTextInput } from "../../nouns/help/careful-text-input.tsx";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import type { GuideFields } from "./guide-fields.ts";

interface StoryFieldsProps {
  readonly draft: Pick<Draft<GuideFields>, "fields" | "set">;
}

/** A situation of one's own: a title, and what happened. */
export function StoryFields({ draft: { fields, set } }: StoryFieldsProps) {
  return (
    <Stack gap="md" maw="42rem">
      <CarefulTextInput
        label="Title"
        description="A few words by which you will find it again"
        maxLength={TITLE_MAX_CHARS}
        value={fields.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <CarefulTextarea
        label="What happened"
        description="Tell it as you would tell a friend"
        autosize
        minRows={5}
        maxLength={TEXT_MAX_CHARS}
        value={fields.summary}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
    </Stack>
  );
}
