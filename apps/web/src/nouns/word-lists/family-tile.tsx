import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import classes from "./checklist.module.css";
import type { ChecklistFamily } from "./checklist-data.ts";
import { ChecklistItems } from "./checklist-items.tsx";

/** The family that closes above must be gone before it is known where this one stands. */
const SCROLL_AFTER_MS = 100;

interface FamilyTileProps {
  readonly family: ChecklistFamily;
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  readonly onToggleOpen: () => void;
  readonly onToggle: (label: string) => void;
}

/** The tile of one family, and while it is open the tiles of its words; opened, they come into view. */
export function FamilyTile({ family, chosen, isOpen, onToggleOpen, onToggle }: FamilyTileProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const count = family.items.filter(({ label }) => chosen.includes(label)).length;
  const { pleasantness = 0, energy = 0 } = family.place ?? {};

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => panel.current?.scrollIntoView({ block: "nearest" }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <>
      <UnstyledButton
        className={classes.tile}
        style={{ "--x": pleasantness, "--y": energy } as CSSProperties}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggleOpen}
      >
        <span>{family.name}</span>
        {count > 0 && (
          <span className={classes.count}>
            {count} <VisuallyHidden>ticked</VisuallyHidden>
          </span>
        )}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={id} hidden={!isOpen} ref={panel} className={classes.panel}>
        {isOpen && <ChecklistItems items={family.items} chosen={chosen} onToggle={onToggle} />}
      </div>
    </>
  );
}
