import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import type { UseDragState } from "@mantine/hooks";
import type { CourseItem } from "@wellput/contract";
import { useId } from "react";
import { Checkbox } from "../../ui/checkbox.ts";
import { Grip } from "../../ui/ordered/grip.tsx";
import { MoveButtons } from "../../ui/ordered/move-buttons.tsx";
import { OrderedItem } from "../../ui/ordered/ordered-item.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./course-builder.module.css";
import { KIND_WORDS } from "./course-draft.ts";
import { ItemFields } from "./item-fields.tsx";

interface ItemCardProps {
  readonly item: CourseItem;
  readonly number: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** How far it is out of its place while the pages are put in order, in pixels; null at rest. */
  readonly shift: number | null;
  readonly isDragged: boolean;
  readonly onDrag: (state: UseDragState) => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
  readonly onChange: (item: CourseItem) => void;
}

/** One page of a course in the builder: a row, and its fields when it is open. */
export function ItemCard({ item, number, isOpen, shift, isDragged, ...props }: ItemCardProps) {
  const nameId = useId();
  return (
    <OrderedItem name={number} shift={shift} isDragged={isDragged}>
      <Sheet role="group" aria-labelledby={nameId} className={classes.card}>
        <div className={classes.head}>
          <Grip onDrag={props.onDrag} />
          <span id={nameId} className={classes.name}>
            {number}. {item.title || "Without a title"}
          </span>
          <Text c="dimmed" size="sm" className={classes.kind}>
            {[KIND_WORDS[item.kind], ...armsOf(item)].join(" for ")}
          </Text>
          <Actions number={number} {...props} isOpen={isOpen} />
        </div>
        {isOpen && (
          <Stack align="stretch" mt="md" className={classes.fields}>
            <SharedFields item={item} onChange={props.onChange} />
            <ItemFields item={item} onChange={props.onChange} />
          </Stack>
        )}
      </Sheet>
    </OrderedItem>
  );
}

/** For whom a page is that not everybody has. */
const armsOf = ({ arms = [] }: CourseItem): string[] => {
  const named = arms.filter(Boolean);
  return named.length > 0 ? [named.join(", ")] : [];
};

type ActionsProps = Pick<ItemCardProps, "number" | "count" | "isOpen" | "onStep" | "onToggle" | "onRemove">;

function Actions({ number, count, isOpen, onStep, onToggle, onRemove }: ActionsProps) {
  return (
    <Group gap={2} wrap="nowrap" className={classes.actions}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? "Close" : "Edit"} page ${number}`}
        onClick={onToggle}
      >
        {isOpen ? "Close" : "Edit"}
      </Button>
      <MoveButtons of="page" number={number} count={count} onStep={onStep} onRemove={onRemove} />
    </Group>
  );
}

/** What every page has. */
function SharedFields({ item, onChange }: Pick<ItemCardProps, "item" | "onChange">) {
  const canFinish = item.kind !== "page";
  return (
    <>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label="Title"
          value={item.title}
          onChange={({ currentTarget: { value } }) => onChange({ ...item, title: value })}
        />
        <TextInput
          label="Its name in the data"
          value={item.id}
          onChange={({ currentTarget: { value } }) => onChange({ ...item, id: value.trim() })}
        />
        <TextInput
          label="Only for these arms"
          placeholder="Everybody, or: taught control"
          value={item.arms?.join(" ") ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...item, arms: value === "" ? [] : value.split(/[\s,]+/) })
          }
        />
      </Group>
      {canFinish && (
        <Checkbox
          label="Next opens once this page is finished"
          checked={item.mustFinish}
          onChange={({ currentTarget: { checked } }) => onChange({ ...item, mustFinish: checked })}
        />
      )}
    </>
  );
}
