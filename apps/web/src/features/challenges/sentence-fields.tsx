import { NativeSelect, Stack, TextInput } from "@mantine/core";
import type { SkillCode } from "@wellput/contract";
import { SKILL_NAMES } from "../../nouns/exercise/skills.ts";
import { Textarea } from "../../ui/textarea.tsx";
import type { SentenceDraft } from "./challenge-draft.ts";

const SKILLS = Object.entries(SKILL_NAMES).map(([value, label]) => ({ value, label: `${label} (${value})` }));

interface SentenceFieldsProps {
  readonly sentence: SentenceDraft;
  readonly onChange: (part: Partial<SentenceDraft>) => void;
}

/** One sentence to rephrase: what it trains, what is asked, the sentence, and answers that would do. */
export function SentenceFields({ sentence, onChange }: SentenceFieldsProps) {
  return (
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
    </Stack>
  );
}
