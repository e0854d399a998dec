import { Button, Group, Text, VisuallyHidden } from "@mantine/core";
import type { CourseItem } from "@wellput/contract";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { OrderedList } from "../../ui/ordered/ordered-list.tsx";
import { shiftOf, useDragOrder } from "../../ui/ordered/use-drag-order.ts";
import { ItemCard } from "./item-card.tsx";

interface ItemListProps {
  readonly items: readonly CourseItem[];
  /** The page whose fields are open, by its place. */
  readonly open: number | null;
  readonly onOpen: (at: number | null) => void;
  readonly onChange: (items: readonly CourseItem[]) => void;
}

interface Removed {
  readonly item: CourseItem;
  readonly at: number;
}

/** The pages of a course in their order: moved by mouse, touch or keyboard. */
export function ItemList({ items, open, onOpen, onChange }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  const move = (from: number, to: number) =>
    flushSync(() => {
      const item = items[from];
      if (!item) return;
      onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
      onOpen(null);
      say(`Page ${from + 1} is now number ${to + 1} of ${items.length}.`);
    });
  const handleStep = (from: number, step: -1 | 1) => {
    const to = from + step;
    move(from, to);
    // At an end of the list one of the two buttons has nothing more to do.
    const part = to === 0 || (step === 1 && to < items.length - 1) ? "down" : "up";
    list.current?.querySelector<HTMLElement>(`[data-item="${to + 1}"] [data-part="${part}"]`)?.focus();
  };
  const { journey, handleDrag } = useDragOrder(list, {
    onMove: move,
    onCancel: (from) => say(`Page ${from + 1} stays where it was.`),
  });
  const handleRemove = (at: number) => {
    const item = items[at];
    if (!item) return;
    setRemoved({ item, at });
    onOpen(null);
    onChange(items.toSpliced(at, 1));
    say(`Page ${at + 1} is removed.`);
  };
  const handleUndo = ({ item, at }: Removed) => {
    setRemoved(null);
    onChange(items.toSpliced(at, 0, item));
    say(`Page ${at + 1} is back.`);
  };
  return (
    <>
      <OrderedList ref={list} journey={journey} aria-label="Pages of the course">
        {items.map((item, at) => (
          <ItemCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the name of a page is one of its fields
            key={at}
            item={item}
            number={at + 1}
            count={items.length}
            isOpen={open === at && journey === null}
            shift={journey && shiftOf(at, journey)}
            isDragged={journey?.from === at}
            onDrag={(state) => handleDrag(at, state)}
            onStep={(step) => handleStep(at, step)}
            onToggle={() => onOpen(open === at ? null : at)}
            onRemove={() => handleRemove(at)}
            onChange={(next) => onChange(items.with(at, next))}
          />
        ))}
      </OrderedList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {removed && (
        <Group gap="xs">
          <Text c="dimmed">“{removed.item.title || `Page ${removed.at + 1}`}” is removed.</Text>
          <Button variant="subtle" size="compact-md" onClick={() => handleUndo(removed)}>
            Undo
          </Button>
        </Group>
      )}
    </>
  );
}
