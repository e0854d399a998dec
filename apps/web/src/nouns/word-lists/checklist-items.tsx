import { Button, Text } from "@mantine/core";
import { useState } from "react";
import classes from "./checklist.module.css";
import { type ChecklistItem, ITEMS_AT_FIRST } from "./checklist-data.ts";
import { ChecklistRow } from "./checklist-row.tsx";

interface ChecklistItemsProps {
  readonly items: readonly ChecklistItem[];
  readonly chosen: readonly string[];
  readonly onToggle: (label: string) => void;
}

/** Words to tick: two, and the others when asked for. */
export function ChecklistItems({ items, chosen, onToggle }: ChecklistItemsProps) {
  const [isAll, setAll] = useState(false);
  const left = items.length - ITEMS_AT_FIRST;
  if (items.length === 0) {
    return (
      <Text role="status" size="sm" c="dimmed" py="xs">
        No word like that here. You can add it as your own.
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.items}>
        {(isAll ? items : items.slice(0, ITEMS_AT_FIRST)).map((item) => (
          <ChecklistRow
            key={item.label}
            item={item}
            isChosen={chosen.includes(item.label)}
            onToggle={() => onToggle(item.label)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? "Less" : `More (${left})`}
        </Button>
      )}
    </>
  );
}
