import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { Tip } from "../tip.tsx";
import classes from "./ordered.module.css";

interface MoveButtonsProps {
  /** What the list is of, in the singular. */
  readonly of: string;
  readonly number: number;
  readonly count: number;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves an item of an ordered list by one place, or takes it out. */
export function MoveButtons({ of, number, count, onStep, onRemove }: MoveButtonsProps) {
  return (
    <>
      <Tip label="Move up">
        <ActionIcon
          aria-label={`Move ${of} ${number} up`}
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
          aria-label={`Move ${of} ${number} down`}
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
        <ActionIcon aria-label={`Remove ${of} ${number}`} c="dimmed" onClick={onRemove}>
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tip>
    </>
  );
}
