import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import type { SkillCode } from "@wellput/contract";
import { SKILL_NAMES } from "../../lib/skills.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { SentenceDraft } from "./challenge-draft.ts";

const SKILLS = Object.entries(SKILL_NAMES).map(([value, label]) => ({ value, label: `${label} (${value})` }));

interface SentenceFieldsProps {
  readonly number: number;
  readonly sentence: SentenceDraft;
  readonly onChange: (part: Partial<SentenceDraft>) => void;
  /** Without it the sentence is the only one, and stays. */
  readonly onRemove: (() => void) | undefined;
}

/** One sentence to rephrase: what it trains, what is asked, the sentence, and answers that would do. */
export function SentenceFields({ number, sentence, onChange, onRemove }: SentenceFieldsProps) {
  return (
    <Sheet role="group" aria-label={`Sentence ${number}`}>
      <Stack>
        <NativeSelect
          label="Type"
          size="md"
          data={SKILLS}
          value={sentence.t}
          onChange={(event) => onChange({ t: event.currentTarget.value as SkillCode })}
        />
        <TextInput
          label="Prompt"
          maxLength={1000}
          value={sentence.p}
          onChange={(event) => onChange({ p: event.currentTarget.value })}
        />
        <Textarea
          label="Sentence"
          required
          withAsterisk={false}
          autosize
          minRows={2}
          maxLength={1000}
          value={sentence.s}
          onChange={(event) => onChange({ s: event.currentTarget.value })}
        />
        <Textarea
          label="Sample answers"
          description="One a line"
          autosize
          minRows={2}
          maxLength={4000}
          value={sentence.m}
          onChange={(event) => onChange({ m: event.currentTarget.value })}
        />
        {onRemove && (
          <Group justify="flex-end">
            <Button variant="subtle" size="compact-md" onClick={onRemove}>
              Remove sentence {number}
            </Button>
          </Group>
        )}
      </Stack>
    </Sheet>
  );
}
