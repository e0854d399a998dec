import { Stack } from "@mantine/core";
import { creationSteps, type GuideStepText } from "@wellput/content/guides";
import { TEXT_MAX_CHARS } from "@wellput/contract/limits";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Checklists } from "../../nouns/word-lists/checklists.tsx";
import { wordLists } from "../../nouns/word-lists/word-lists.ts";
import type { EditableParts } from "./guide-fields.ts";

interface PartFieldsProps {
  readonly fields: EditableParts;
  readonly onChange: (change: Partial<EditableParts>) => void;
}

const boxesOf = ({ boxes = [] }: GuideStepText) =>
  boxes.flatMap(({ field, label }) => (field === "finalMessage" ? [] : [{ field, label }]));

/** What was written and ticked on the way to a message, to change it. */
export function PartFields({ fields, onChange }: PartFieldsProps) {
  return (
    <Stack gap="lg">
      {creationSteps.flatMap(boxesOf).map(({ field, label }) => (
        <CarefulTextarea
          key={field}
          label={label}
          autosize
          minRows={2}
          maxLength={TEXT_MAX_CHARS}
          value={fields[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      <Checklists
        lists={creationSteps
          .flatMap(({ lists = [] }) => lists)
          .map(({ field, kind, label }) => ({
            id: field,
            label,
            families: wordLists[kind],
            chosen: fields[field],
            onChange: (chosen) => onChange({ [field]: [...chosen] }),
          }))}
      />
    </Stack>
  );
}
