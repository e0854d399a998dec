import { ActionIcon, Group, Title } from "@mantine/core";
import { type UseDragState, useDrag } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import { Tip } from "../../ui/tip.tsx";
import type { SentenceDraft } from "./challenge-draft.ts";
import { SentenceFields } from "./sentence-fields.tsx";
import classes from "./sentence-list.module.css";

/** A hand that trembles on the grip has not begun to drag, in pixels. */
const DRAG_FROM_PX = 4;

interface SentenceItemProps {
  readonly sentence: SentenceDraft;
  readonly number: number;
  readonly count: number;
  /** How far it is out of its place while the list is put in order, in pixels; null at rest. */
  readonly shift: number | null;
  readonly isDragged: boolean;
  readonly onDrag: (state: UseDragState) => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onChange: (part: Partial<SentenceDraft>) => void;
  /** What stands under the fields. */
  readonly children: ReactNode;
}

/** One sentence of the list: its number with what can be done with it, and its fields. */
export function SentenceItem({ sentence, number, count, shift, isDragged, ...props }: SentenceItemProps) {
  const nameId = useId();
  const grip = useDrag<HTMLSpanElement>(props.onDrag, { axis: "y", threshold: DRAG_FROM_PX });
  return (
    <li
      data-sentence={sentence.key}
      data-dragged={isDragged}
      className={classes.item}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <Sheet role="group" aria-labelledby={nameId}>
        <Group className={classes.head} gap="xs" wrap="nowrap">
          {count > 1 && (
            // For the pointer alone: the buttons beside it do the same from the keyboard.
            <span ref={grip.ref} className={classes.grip} aria-hidden>
              <IconGripVertical size={20} stroke={1.7} />
            </span>
          )}
          <Title order={3} size="h4" id={nameId} tabIndex={-1} data-part="name" className={classes.name}>
            Sentence {number}
          </Title>
          <span className={classes.excerpt}>{sentence.s}</span>
          {count > 1 && <Actions number={number} count={count} onStep={props.onStep} onRemove={props.onRemove} />}
        </Group>
        <div className={classes.fields}>
          <SentenceFields sentence={sentence} onChange={props.onChange} />
          {props.children}
        </div>
      </Sheet>
    </li>
  );
}

function Actions({
  number,
  count,
  onStep,
  onRemove,
}: Pick<SentenceItemProps, "number" | "count" | "onStep" | "onRemove">) {
  return (
    <Group gap={2} wrap="nowrap">
      <Tip label="Move up">
        <ActionIcon
          aria-label={`Move sentence ${number} up`}
          data-part="up"
          c="dimmed"
          className={classes.step}
          disabled={number === 1}
          onClick={() => onStep(-1)}
        >
          <IconArrowUp size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tip>
      <Tip label="Move down">
        <ActionIcon
          aria-label={`Move sentence ${number} down`}
          data-part="down"
          c="dimmed"
          className={classes.step}
          disabled={number === count}
          onClick={() => onStep(1)}
        >
          <IconArrowDown size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tip>
      <Tip label="Remove">
        <ActionIcon aria-label={`Remove sentence ${number}`} c="dimmed" onClick={onRemove}>
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tip>
    </Group>
  );
}
