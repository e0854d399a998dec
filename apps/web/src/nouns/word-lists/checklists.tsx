import { useState } from "react";
import classes from "./checklist.module.css";
import { Checklist } from "./checklist.tsx";
import type { ChecklistProps } from "./checklist-data.ts";

interface ChecklistsProps {
  readonly lists: readonly ChecklistProps[];
  /** What the picks say as a sentence. */
  readonly sentence?: string;
}

/**
 * Lists of words to tick, side by side. Of all their families one is open: opening one closes the others. What is picked
 * collects in a tray that speaks it.
 */
export function Checklists({ lists, sentence = "" }: ChecklistsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div>
      <div className={classes.lists}>
        {lists.map((list) => (
          <Checklist key={list.id} {...list} open={open} onOpen={setOpen} />
        ))}
      </div>
      <p className={classes.tray} role="status" aria-label="What you picked, as a sentence">
        {sentence && `“${sentence}”`}
      </p>
    </div>
  );
}
