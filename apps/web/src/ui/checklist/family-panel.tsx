import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import classes from "./checklist.module.css";
import type { ChecklistFamily } from "./checklist-data.ts";
import { ChecklistItems } from "./checklist-items.tsx";

/** The family that closes above must be gone before it is known where this one stands. */
const SCROLL_AFTER_MS = 100;

interface FamilyPanelProps {
  readonly family: ChecklistFamily;
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  readonly onToggleOpen: () => void;
  readonly onToggle: (label: string) => void;
}

/** One family of words, which opens and closes; opened, it comes into view. */
export function FamilyPanel({ family, chosen, isOpen, onToggleOpen, onToggle }: FamilyPanelProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const count = family.items.filter(({ label }) => chosen.includes(label)).length;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => frame.current?.scrollIntoView({ block: "nearest" }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <div ref={frame} className={classes.family}>
      <UnstyledButton className={classes.familyName} aria-expanded={isOpen} aria-controls={id} onClick={onToggleOpen}>
        <span>{family.name}</span>
        {count > 0 && <span className={classes.count}>{count} ticked</span>}
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ChecklistItems items={family.items} chosen={chosen} onToggle={onToggle} />}
      </div>
    </div>
  );
}
