import { Group, Title } from "@mantine/core";
import type { UseDragState } from "@mantine/hooks";
import { type ReactNode, useId } from "react";
import { Grip } from "../../ui/ordered/grip.tsx";
import { MoveButtons } from "../../ui/ordered/move-buttons.tsx";
import { OrderedItem } from "../../ui/ordered/ordered-item.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { SentenceDraft } from "./challenge-draft.ts";
import { SentenceFields } from "./sentence-fields.tsx";
import classes from "./sentence-list.module.css";

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
  return (
    <OrderedItem name={sentence.key} shift={shift} isDragged={isDragged}>
      <Sheet role="group" aria-labelledby={nameId}>
        <Group className={classes.head} gap="xs" wrap="nowrap">
          {count > 1 && <Grip onDrag={props.onDrag} />}
          <Title order={3} size="h4" id={nameId} tabIndex={-1} data-part="name" className={classes.name}>
            Sentence {number}
          </Title>
          <span className={classes.excerpt}>{sentence.s}</span>
          {count > 1 && (
            <Group gap={2} wrap="nowrap">
              <MoveButtons
                of="sentence"
                number={number}
                count={count}
                onStep={props.onStep}
                onRemove={props.onRemove}
              />
            </Group>
          )}
        </Group>
        <div className={classes.fields}>
          <SentenceFields sentence={sentence} onChange={props.onChange} />
          {props.children}
        </div>
      </Sheet>
    </OrderedItem>
  );
}
