import { ActionIcon, Group, NativeSelect, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { STEP_MODES, type StepMode, type StepText } from "@wellput/contract";
import { Sheet } from "../../../ui/sheet.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Tip } from "../../../ui/tip.tsx";
import type { StepDraft } from "./step-draft.ts";

const KIND_WORDS: Record<StepText["kind"], string> = {
  question: "Question",
  challenge: "Sentence to say anew",
  scenario: "Situation",
  break: "Break",
};

const MODE_WORDS: Record<StepMode, string> = {
  each: "Each on their own",
  table: "Each table on one sheet",
  room: "Everybody on one sheet",
};

interface StepFieldsProps {
  readonly step: StepDraft;
  readonly number: number;
  readonly isLast: boolean;
  readonly isTried: boolean;
  readonly onChange: (step: StepDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One step: what people are asked, and what it is about. */
export function StepFields({ step, number, isLast, isTried, onChange, onMove, onRemove }: StepFieldsProps) {
  const button = (label: string, Icon: typeof IconTrash, onClick: () => void, isOff = false) =>
    isOff ? null : (
      <Tip label={label}>
        <ActionIcon aria-label={`${label}: step ${number}`} c="dimmed" onClick={onClick}>
          <Icon size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tip>
    );
  return (
    <li>
      <Sheet>
        <Group justify="space-between" mb="xs">
          <Text fw={600}>
            {number}. {KIND_WORDS[step.kind]}
          </Text>
          <Group gap={2}>
            {button("Move up", IconArrowUp, () => onMove(-1), number === 1)}
            {button("Move down", IconArrowDown, () => onMove(1), isLast)}
            {button("Remove", IconTrash, onRemove, step.isOpened)}
          </Group>
        </Group>
        {(step.kind === "challenge" || step.kind === "scenario") && (
          <Textarea
            label={step.kind === "challenge" ? "The sentence" : "The situation"}
            autosize
            minRows={2}
            maxLength={2000}
            mb="sm"
            value={step.material}
            onChange={(event) => onChange({ ...step, material: event.currentTarget.value })}
          />
        )}
        <Textarea
          label={step.kind === "break" ? "What everybody reads" : "What you ask"}
          autosize
          minRows={1}
          maxLength={500}
          value={step.prompt}
          error={isTried && !step.prompt.trim() && (step.kind === "break" ? "Say something." : "Ask something.")}
          onChange={(event) => onChange({ ...step, prompt: event.currentTarget.value })}
        />
        {step.kind !== "break" && (
          <NativeSelect
            label="How people answer"
            size="md"
            mt="sm"
            disabled={step.isOpened ?? false}
            value={step.mode}
            data={STEP_MODES.map((mode) => ({ value: mode, label: MODE_WORDS[mode] }))}
            onChange={(event) => onChange({ ...step, mode: event.currentTarget.value as StepMode })}
          />
        )}
      </Sheet>
    </li>
  );
}
