import { CloseButton } from "@mantine/core";
import { wordOf } from "@wellput/contract/scenario-fields";
import type { CSSProperties } from "react";
import { intensityColor } from "../../theme.ts";
import classes from "./checklist.module.css";
import { intensityOf } from "./label.ts";

interface ChosenWordsProps {
  /** What they are. */
  readonly label: string;
  readonly chosen: readonly string[];
  /** Absent where they are only shown. */
  readonly onRemove?: (label: string) => void;
}

/** The words that were ticked or added, each in the colour of its intensity. */
export function ChosenWords({ label: what, chosen, onRemove }: ChosenWordsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={`Chosen: ${what}`}>
      {chosen.map((label) => (
        <li key={label} style={{ "--tone": intensityColor(intensityOf(label)) } as CSSProperties}>
          {wordOf(label)}
          {onRemove && (
            <CloseButton
              size="sm"
              c="inherit"
              data-print="hide"
              aria-label={`Remove ${wordOf(label)}`}
              onClick={() => onRemove(label)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
