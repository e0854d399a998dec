import { useState } from "react";
import classes from "./checklist.module.css";
import { Checklist } from "./checklist.tsx";
import type { ChecklistProps } from "./checklist-data.ts";

interface ChecklistsProps {
  readonly lists: readonly ChecklistProps[];
}

/** Lists of words to tick, side by side. Of all their families one is open: opening one closes the others. */
export function Checklists({ lists }: ChecklistsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={classes.lists}>
      {lists.map((list) => (
        <Checklist key={list.id} {...list} open={open} onOpen={setOpen} />
      ))}
    </div>
  );
}
